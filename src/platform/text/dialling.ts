import { cleanPhone, e164Of, extensionOf } from './phone.ts';

/** URL of a phone link (RFC 3966): E.164 with a separate extension; short numbers ('112') unchanged. */
export function phoneUrl(phone: string): string {
  const extension = extensionOf(phone);
  const number = e164Of(phone) ?? cleanPhone(phone).replaceAll(/[^\d+]/g, '');
  return extension === null ? `tel:${number}` : `tel:${number};ext=${extension}`;
}

export const withPhoneUrl = <Contact extends { phone: string }>(contact: Contact) => ({
  ...contact,
  href: phoneUrl(contact.phone),
});
