import { clinic } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';
import { withPhoneUrl } from '#platform/text/dialling.ts';

const [danger, suicide] = clinic.emergencyContacts;

/** Suicide helpline, available at any hour. */
export const helplinePhone: string = suicide.phone;

export const alwaysOpenContacts = [suicide, danger].map(withPhoneUrl);

export const urgentContacts = () => [
  ...alwaysOpenContacts,
  withPhoneUrl({ name: clinicContact().name, phone: clinicContact().phone, description: '' }),
];
