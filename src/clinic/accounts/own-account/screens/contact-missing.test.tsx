import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { userQuery } from '#clinic/accounts/api.ts';
import type { User } from '#clinic/accounts/contract.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { ContactMissing } from './contact-missing.tsx';

const nobody: User = {
  id: 1,
  username: 'ona',
  fullName: null,
  email: null,
  emailVerified: false,
  phone: null,
  phoneVerified: false,
  address: null,
  language: 'es',
  role: 'client',
};

function shownTo(user: Partial<User>): string {
  const client = new QueryClient();
  client.setQueryData(userQuery().queryKey, { ...nobody, ...user });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ContactMissing />
    </QueryClientProvider>,
  );
}

const words = (markup: string) => markup.replace(/<[^>]+>/g, '');

test('asks for an e-mail unless there is one, and says that a verified phone gets only one SMS reminder', () => {
  expect(words(shownTo({ email: 'ona@example.org' }))).toBe('');
  expect(words(shownTo({}))).toContain('no recibirás la confirmación');
  const withPhone = words(shownTo({ phone: '+34600000000', phoneVerified: true }));
  expect(withPhone).toContain(
    'Por SMS solo te llega el recordatorio del día antes; la confirmación la tienes en tu perfil.',
  );
  expect(withPhone).toContain('Añadir correo');
});

test('keeps a visitor with an unverified phone on the form and offers to call', () => {
  const shown = shownTo({ phone: '+34600000000' });
  expect(words(shown)).toContain('después de reservar, verifícalo en tu perfil');
  expect(words(shown)).toContain(clinicContact().phone);
  expect(shown.match(/href="[^"]*"/g)).toEqual(['href="tel:+34972000112"']);
});
