import { clinic } from '#config';

/** The clinic's contact details, shown everywhere. Directors edit them in the panel. */
export type ClinicContact = { name: string; address: string; phone: string; email: string; mapUrl: string };

/** Picks the contact details from a wider object. */
export const pickContact = ({ name, address, phone, email, mapUrl }: ClinicContact): ClinicContact => ({
  name,
  address,
  phone,
  email,
  mapUrl,
});

/**
 * Contact details of the configuration file, before any change in the panel. Cast: the type of `clinic` hides
 * them, so that no other module reads them there.
 */
export const configuredContact: Readonly<ClinicContact> = Object.freeze(
  pickContact(clinic as unknown as ClinicContact),
);

let current: Readonly<ClinicContact> = configuredContact;

/**
 * The current contact details. Call it while rendering or writing, not while a module loads
 * (`tests/contact-at-load.test.ts`).
 */
export const clinicContact = (): Readonly<ClinicContact> => current;

/** Replaces the contact details by those stored in the panel, for this process or page. */
export function setClinicContact(contact: ClinicContact): void {
  current = Object.freeze(pickContact(contact));
}
