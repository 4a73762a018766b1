import { clinic } from '#config';

/** Contact details shown everywhere, editable in the panel. */
export type Contact = { name: string; address: string; phone: string; email: string; mapUrl: string };

export const contactOf = ({ name, address, phone, email, mapUrl }: Contact): Contact => ({
  name,
  address,
  phone,
  email,
  mapUrl,
});

/** As configured, before any change in the panel. */
export const configuredContact = contactOf(clinic);

/**
 * Replaces the contact details in `clinic` with those from the panel; pages and letters read them there. So no module
 * may read them while it loads (`tests/held-contact.test.ts`).
 */
export function applyContact(contact: Contact): void {
  Object.assign(clinic, contactOf(contact));
}
