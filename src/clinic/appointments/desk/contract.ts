import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { newPatient } from '#clinic/patients/contract.ts';
import { kinds } from '#clinic/services/contract.ts';
import { sessionMinutesRange } from '#clinic/services/terms.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { agendaAppointment } from '../agenda/contract.ts';
import { instant, refusals as onlineRefusals } from '../contract.ts';
import { staffRefusalTexts } from '../staff-refusal-texts.ts';

const id = z
  .int()
  .positive()
  .max(2 ** 31 - 1);
const byId = z.object({ id: pathId });
const { shortest, longest, step } = sessionMinutesRange;
const messages = () => staffRefusalTexts().desk;
const lengthError = { error: () => messages().length(shortest, longest) };
export const visitLength = z.int().min(shortest, lengthError).max(longest, lengthError).multipleOf(step);

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
  .refine(hasPatientOrPerson, { path: ['patientId'], error: () => messages().companionMissing });

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
    error: () => messages().patientMissing,
  })
  .refine(({ patientId, companion }) => patientId === undefined || patientId !== companion?.patientId, {
    path: ['companion.patientId'],
    error: () => messages().sameCompanion,
  })
  .refine(({ type, address }) => type !== 'home' || address, {
    path: ['address'],
    error: () => messages().addressMissing,
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
    waiver: z
      .string()
      .trim()
      .min(3, { error: () => messages().waiverMissing })
      .max(200)
      .regex(singleLine, singleLineMessage)
      .optional(),
  })
  .refine(({ by, noticeAt }) => by === 'person' || noticeAt === undefined, {
    path: ['noticeAt'],
    error: () => messages().noticeOnlyByPerson,
  });

const { not_found, invalid, slot_taken, no_credit, after_plan, over, cancelled } = onlineRefusals;

export const deskRefusals = {
  not_found,
  invalid,
  no_credit,
  after_plan,
  over,
  cancelled,
  ...refusalTable(
    {
      // The desk may choose any hour, also one taken long ago.
      slot_taken,
      already_booked: { status: 409 },
      outside_hours: { status: 409 },
      not_allowed: { status: 403 },
    },
    () => messages().refusals,
  ),
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
