import { clinic } from '#config';
import { withDialling } from '#platform/text/dialling.ts';

const [danger, suicide] = clinic.emergencyContacts;

/** The number that listens to who thinks of dying, and answers at any hour. */
export const listeningPhone: string = suicide.phone;

/** Who listens and who comes, at any hour. */
export const alwaysThere = [suicide, danger].map(withDialling);

/** And the clinic, when it is open. */
export const urgentContacts = () => [
  ...alwaysThere,
  withDialling({ name: clinic.name, phone: clinic.phone, description: '' }),
];
