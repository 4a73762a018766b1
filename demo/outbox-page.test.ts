import { expect, test } from 'vitest';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { outboxPage } from './outbox-page.ts';

test('lists every emergency number without a script', () => {
  const page = outboxPage([]);
  const [, numbers = ''] =
    /<details[^>]*><summary>Teléfonos de emergencia<\/summary>(.*?)<\/details>/.exec(page) ?? [];
  for (const { phone, name } of clinicSettings().emergencyContacts) {
    expect(numbers).toContain(`href="${phoneUrl(phone)}"`);
    expect(numbers).toContain(name);
  }
  expect(page).not.toContain('<script');
});
