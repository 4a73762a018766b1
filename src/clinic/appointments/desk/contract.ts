import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { newPatient } from '#clinic/patients/contract.ts';
import { kinds } from '#clinic/services/contract.ts';
import { sessionMinutesRange } from '#clinic/services/terms.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import type { RefusalTable } from '#platform/api/refusals.ts';
import { singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { agendaAppointment } from '../agenda/contract.ts';
import { instant, refusals as onlineRefusals } from '../contract.ts';

const id = z
  .int()
  .positive()
  .max(2 ** 31 - 1);
const byId = z.object({ id: pathId });
const { shortest, longest, step } = sessionMinutesRange;
const lengthSentence = `Elige entre ${shortest} y ${longest} minutos`;
export const visitLength = z
  .int()
  .min(shortest, lengthSentence)
  .max(longest, lengthSentence)
  .multipleOf(step);

/** Confirms planning outside the professional's hours, after the warning. */
export const outsideHours = z.boolean().default(false);

const hasPatientOrPerson = ({
  patientId,
  person,
}: {
  patientId?: number | undefined;
  person?: unknown;
}): boolean => (patientId === undefined) !== (person === undefined);

const companion = z
  .strictObject({ patientId: id.optional(), person: newPatient.optional() })
  .refine(hasPatientOrPerson, { path: ['patientId'], message: 'Elige a la segunda persona o dala de alta.' });

export const deskBooking = z
  .strictObject({
    /** An existing patient record; or `person` for a new one. */
    patientId: id.optional(),
    person: newPatient.optional(),
    /** The second patient of a joint appointment, given the same way. */
    companion: companion.optional(),
    professionalId: id,
    type: z.enum(kinds),
    /** A service outside the four kinds, including those not bookable online. */
    serviceId: id.nullish(),
    startsAt: instant,
    /** Defaults to the length of the service. */
    minutes: visitLength.optional(),
    address: z.string().trim().min(1).max(200).regex(singleLine, singleLineMessage).nullish(),
    /** Paid later at the clinic, or with a session credit. */
    payment: z.enum(['later', 'session']).default('later'),
    outsideHours,
  })
  .refine(hasPatientOrPerson, {
    path: ['patientId'],
    message: 'Elige a una persona o da de alta a una nueva.',
  })
  .refine(({ patientId, companion }) => patientId === undefined || patientId !== companion?.patientId, {
    path: ['companion.patientId'],
    message: 'La segunda persona tiene que ser otra.',
  })
  .refine(({ type, address }) => type !== 'home' || address, {
    path: ['address'],
    message: 'Una visita a domicilio necesita una dirección.',
  });

const deskMove = z.strictObject({
  startsAt: instant,
  professionalId: id.optional(),
  minutes: visitLength.optional(),
  outsideHours,
});

const deskCancellation = z
  .strictObject({
    /** Cancelled by the patient or by the clinic; the latter refunds everything. */
    by: z.enum(['person', 'clinic']),
    /** When the patient gave notice, if before now: the refund rule counts from then. */
    noticeAt: instant.optional(),
    /** The director's reason for a full refund despite the rule. */
    waiver: z.string().trim().min(3, 'Di por qué').max(200).regex(singleLine, singleLineMessage).optional(),
  })
  .refine(({ by, noticeAt }) => by === 'person' || noticeAt === undefined, {
    path: ['noticeAt'],
    message: 'La hora del aviso solo vale si cancela la persona.',
  });

const { not_found, invalid, slot_taken, no_credit, after_plan, over, cancelled } = onlineRefusals;

export const deskRefusals = {
  not_found,
  invalid,
  // The desk may choose any hour, also one taken long ago.
  slot_taken: { ...slot_taken, message: 'A esa hora ya hay otra cita. Elige otra hora.' },
  no_credit,
  after_plan,
  over,
  cancelled,
  already_booked: { status: 409, message: 'Esa persona ya tiene otra cita a esa hora.' },
  outside_hours: {
    status: 409,
    message: 'A esa hora no atiende. Puedes citar igualmente, si es lo que quieres.',
  },
  not_allowed: { status: 403, message: 'Eso solo puede hacerlo dirección.' },
} satisfies RefusalTable;

export const bookAtDesk = endpoint({
  method: 'POST',
  path: '/api/staff/appointments',
  access: { roles: staffRoles },
  scope: 'book',
  idempotent: true,
  summary: 'Book an appointment for a patient: any start from today on, 30 to 120 minutes, confirmed at once',
  body: deskBooking,
  status: 201,
  reply: agendaAppointment,
  refusals: deskRefusals,
});

export const moveAtDesk = endpoint({
  method: 'PATCH',
  path: '/api/staff/appointments/:id',
  access: { roles: staffRoles },
  scope: 'book',
  summary: 'Move an appointment, also to another professional or length; keeps payment and session credits',
  params: byId,
  body: deskMove,
  status: 200,
  reply: agendaAppointment,
  refusals: deskRefusals,
});

export const cancelAtDesk = endpoint({
  method: 'POST',
  path: '/api/staff/appointments/:id/cancel',
  access: { roles: staffRoles },
  scope: 'book',
  summary: 'Cancel an appointment on a patient’s notice or for the clinic; frees the hour at once',
  params: byId,
  body: deskCancellation,
  status: 200,
  reply: agendaAppointment,
  refusals: deskRefusals,
});
