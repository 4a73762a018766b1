import { clinic } from '#config';

/** What sentences everywhere say of the clinic, and the panel can change. */
export type Contact = { name: string; address: string; phone: string; email: string; mapUrl: string };

/** That part of all that is known of the clinic. */
export const contactOf = ({ name, address, phone, email, mapUrl }: Contact): Contact => ({
  name,
  address,
  phone,
  email,
  mapUrl,
});

/** As the configuration has it, whatever is held since. */
export const configuredContact = contactOf(clinic);

/**
 * Puts what the panel says in the place of what the configuration said: every sentence reads `clinic`, here and in letters.
 * So nothing may read it while its module is being loaded (`tests/held-contact.test.ts`).
 */
export function holdContact(contact: Contact): void {
  Object.assign(clinic, contactOf(contact));
}
