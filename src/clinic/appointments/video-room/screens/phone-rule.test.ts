import { afterEach, expect, test } from 'vitest';
import { applySettings } from '#platform/clinic-settings.ts';
import { phoneRule } from './phone-rule.ts';

afterEach(() => applySettings({}));

test('both sides read after how many minutes who telephones, as the clinic has set it', () => {
  applySettings({ videoCall: { phoneAfterMinutes: 5, caller: 'therapist' } });
  expect(phoneRule({ role: 'therapist' })).toBe(
    'Si se corta y no vuelve en 5 minutos, llama por teléfono y seguid así.',
  );
  expect(phoneRule({ role: 'patient' })).toBe(
    'Si se corta y no vuelve en 5 minutos, te llamamos por teléfono y seguimos así.',
  );
  applySettings({ videoCall: { phoneAfterMinutes: 1, caller: 'patient' } });
  expect(phoneRule({ role: 'therapist' })).toBe(
    'Si se corta y no vuelve en 1 minuto, te llamarán por teléfono a la clínica. Seguid así.',
  );
  expect(phoneRule({ role: 'companion' })).toBe(
    'Si se corta y no vuelve en 1 minuto, llámanos por teléfono y seguimos así.',
  );
});
