import type { Service } from '#clinic/services/contract.ts';
import type { Appointment } from '../contract.ts';
import { type Status, statusOf } from '../terms.ts';
import { kindOf } from './kind-tone.ts';

/** The name of a kind, as the services call it. */
export const kindName = (type: string, services: readonly Service[]): string =>
  services.find((service) => service.type === kindOf(type))?.name ?? 'Consulta';

/** What an appointment is: by its own name, where it is none of the kinds. */
export const whatOf = (
  { type, serviceName }: Pick<Appointment, 'type' | 'serviceName'>,
  services: readonly Service[],
): string => serviceName ?? kindName(type, services);

/** After a time of day: who is called by video may be where clocks show another hour. Elsewhere nothing. */
export const zoneOf = (type: string): string => (kindOf(type) === 'video' ? ' (hora peninsular)' : '');

/** The status as a person reads it. */
export const statusName = (status: string): string => statusNames[statusOf(status)];
const statusNames: Record<Status, string> = {
  pending: 'Pendiente',
  confirmed: 'Confirmada',
  cancelled: 'Cancelada',
};

/** What a consultation costs that a session of a plan pays for. */
export const bySession = 'Sin coste: una sesión de tu plan';
