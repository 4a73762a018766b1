import { expect, test, vi } from 'vitest';
import { warnAboutMailDomain } from './mail-domain.ts';

function warnings(from: string | undefined) {
  const warn = vi.fn();
  warnAboutMailDomain({ from, promised: 'hola@clinica.example', log: { warn } });
  return warn.mock.calls.map(([facts]) => facts);
}

test("warns with both domains when the sender's differs from the promised one", () => {
  expect(warnings('Clínica <citas@correo.example>')).toEqual([
    { setting: 'MAIL_FROM', domain: 'correo.example', promised: 'clinica.example' },
  ]);
  expect(warnings('citas@clinica.example.org')).toHaveLength(1);
});

test('accepts the same domain in any case, and a process without a sender', () => {
  expect(warnings('Clínica <citas@CLINICA.example>')).toEqual([]);
  expect(warnings('citas@clinica.example')).toEqual([]);
  expect(warnings(undefined)).toEqual([]);
});
