import { clinic } from '#config';
import { withDialling } from '#platform/text/dialling.ts';

const [danger, suicide] = clinic.emergencyContacts;

/** The number that listens to who thinks of dying, and answers at any hour. */
export const listeningPhone: string = suicide.phone;

/** Whom to call now: who listens, who comes, and the clinic. */
export const urgentContacts = [
  suicide,
  danger,
  { name: clinic.name, phone: clinic.phone, description: 'Cuando la clínica está abierta.' },
].map(withDialling);
