import { cleanPhone, e164Of, extensionOf } from './phone.ts';

/** The address of a telephone link (RFC 3966): E.164, with the extension apart; short numbers ('112') as they are. */
export function dial(phone: string): string {
  const extension = extensionOf(phone);
  const number = e164Of(phone) ?? cleanPhone(phone).replaceAll(/[^\d+]/g, '');
  return extension === null ? `tel:${number}` : `tel:${number};ext=${extension}`;
}

/** Somebody to call, with what the telephone dials. */
export const withDialling = <Contact extends { phone: string }>(contact: Contact) => ({
  ...contact,
  href: dial(contact.phone),
});
