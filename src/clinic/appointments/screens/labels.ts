import type { Kind, Service } from '#clinic/services/contract.ts';
import type { Tone } from '#design/tone.ts';
import type { legacyKinds, Status } from '../contract.ts';

// A type only: the contract itself would bring zod to every page that shows an appointment.
const formerCodes: typeof legacyKinds = { '1': 'office', '2': 'home', '3': 'video' };

/** The kind behind what is stored, also behind the codes of the clinic's former system. */
export const kindOf = (type: string): Kind =>
  Object.hasOwn(formerCodes, type) ? formerCodes[type as keyof typeof formerCodes] : (type as Kind);

/** The name of a kind, as the services call it. */
export const kindName = (type: string, services: readonly Service[]): string =>
  services.find((service) => service.type === kindOf(type))?.name ?? 'Consulta';

/** Each kind keeps its colour everywhere. */
export const kindTone = (type: string): Tone => tones[kindOf(type)] ?? 'river';
const tones: Record<Kind, Tone> = { office: 'river', home: 'pine', video: 'coral', child: 'ochre' };

/** The status behind what is stored, in English or Spanish; what nobody knows waits. */
export const statusOf = (status: string): Status => spellings[status.toLowerCase()] ?? 'pending';
const spellings: Record<string, Status> = {
  pending: 'pending',
  pendiente: 'pending',
  confirmed: 'confirmed',
  confirmada: 'confirmed',
  cancelled: 'cancelled',
  cancelada: 'cancelled',
};

/** The status as a person reads it. */
export const statusName = (status: string): string => statusNames[statusOf(status)];
const statusNames: Record<Status, string> = {
  pending: 'Pendiente',
  confirmed: 'Confirmada',
  cancelled: 'Cancelada',
};
