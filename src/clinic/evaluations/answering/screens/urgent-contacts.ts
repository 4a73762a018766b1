import { clinic } from '#config';
import { withDialling } from '#platform/text/dialling.ts';

const [danger, suicide] = clinic.emergencyContacts;

/** Suicide helpline, available at any hour. */
export const listeningPhone: string = suicide.phone;

export const alwaysThere = [suicide, danger].map(withDialling);

export const urgentContacts = () => [
  ...alwaysThere,
  withDialling({ name: clinic.name, phone: clinic.phone, description: '' }),
];
