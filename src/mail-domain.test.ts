import { expect, test, vi } from 'vitest';
import { warnOfOtherMailDomain } from './mail-domain.ts';

function warnings(from: string | undefined) {
  const warn = vi.fn();
  warnOfOtherMailDomain({ from, promised: 'hola@clinica.example', log: { warn } });
  return warn.mock.calls.map(([facts]) => facts);
}

test('a sender of another domain than the one that every page promises is told by name', () => {
  expect(warnings('Clínica <citas@correo.example>')).toEqual([
    { setting: 'MAIL_FROM', domain: 'correo.example', promised: 'clinica.example' },
  ]);
  expect(warnings('citas@clinica.example.org')).toHaveLength(1);
});

test('the same domain, however it is written, is no news; nor is a process that sends nothing', () => {
  expect(warnings('Clínica <citas@CLINICA.example>')).toEqual([]);
  expect(warnings('citas@clinica.example')).toEqual([]);
  expect(warnings(undefined)).toEqual([]);
});
