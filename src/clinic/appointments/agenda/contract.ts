import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { kinds } from '#clinic/services/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals } from '#platform/api/refusals.ts';
import { statuses } from '../contract.ts';
import { attendanceStatuses, daysToDecide } from '../terms.ts';

const stretch = { startsAt: z.string(), endsAt: z.string() };

/** An appointment for planning. Contains nothing clinical: only whether the patient wrote a note. */
export const agendaAppointment = z.object({
  id: z.int(),
  professionalId: z.int(),
  ...stretch,
  /** Travel minutes that also occupy the professional. */
  travelBeforeMinutes: z.int(),
  travelAfterMinutes: z.int(),
  /** The professional's pause after the appointment. */
  pauseMinutes: z.int(),
  type: z.enum(kinds),
  /** The service's name, if it is none of the four kinds. */
  serviceName: z.string().nullable(),
  status: z.enum(statuses),
  /** When the hold expires without payment; the slot is free again afterwards. */
  holdExpiresAt: z.string().nullable(),
  patient: z.object({
    id: z.int(),
    /** A child's patient record may have no name yet. */
    name: z.string().nullable(),
    birthDate: z.string().nullable(),
    /** The guardian's name, for a child. */
    guardianName: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
  /** The second person of a couple's appointment. */
  companion: z.object({ id: z.int(), name: z.string().nullable() }).nullable(),
  seriesId: z.int().nullable(),
  address: z.string().nullable(),
  price: z.int(),
  paid: z.boolean(),
  withCredit: z.boolean(),
  /** Hours before the start until which moving and cancelling are free, as agreed when it was booked. */
  cancellationHours: z.int(),
  hasNotes: z.boolean(),
  /** Moved into an absence of its professional, with no decision yet. */
  movedIntoAbsence: z.boolean(),
  attendanceConfirmed: z.boolean(),
  /** Imported from another program without notices: no message reports a change of it. */
  isQuiet: z.boolean(),
  /** The latest attendance note that was not undone; and whether the director has waived its debt. */
  attendance: z
    .object({
      id: z.int(),
      status: z.enum(attendanceStatuses),
      at: z.string(),
      /** A video appointment that was held by telephone. */
      isByPhone: z.boolean(),
      isWaived: z.boolean(),
    })
    .nullable(),
  /** When therapist and patient were both in the clinic's video room: ISO 8601, UTC. */
  videoVisit: z.object({ from: z.string(), to: z.string() }).nullable(),
});
export type AgendaAppointment = z.output<typeof agendaAppointment>;

/** A colleague's time as another professional sees it: busy, without details. */
const busy = z.object({ professionalId: z.int(), ...stretch });
const absence = z.object({ professionalId: z.int().nullable(), ...stretch });

const agenda = z.object({
  professionals: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** Whether the requesting user may see and plan it. */ isOpen: z.boolean(),
    }),
  ),
  appointments: z.array(agendaAppointment),
  /** Ids of confirmed appointments for which a required signature is missing. */
  unsigned: z.array(z.int()),
  busy: z.array(busy),
  absences: z.array(absence),
  /** Working hours by Madrid day: starts, including taken ones, and the minutes of a session. */
  hours: z.array(
    z.object({ professionalId: z.int(), date: z.string(), times: z.array(z.string()), minutes: z.int() }),
  ),
  /** Public holidays in the range, 'YYYY-MM-DD'. */
  holidays: z.array(z.string()),
});
export type Agenda = z.output<typeof agenda>;

const undecided = z.object({
  /** Ended without a recorded outcome. */
  over: z.array(agendaAppointment),
  /** Upcoming, during an absence of its professional or a closure of the clinic. */
  closed: z.array(agendaAppointment),
  /** From the day after tomorrow to the clinic's next working day, without a confirmed attendance. */
  unsaid: z.array(agendaAppointment),
  /** Planned for a minor on a date after their 18th birthday, without contact details to notify them. */
  comingOfAge: z.array(agendaAppointment),
});
export type Undecided = z.output<typeof undecided>;

/** Appointments that need a decision, on any day; Hoy lists them until there is one. */
export const listUndecided = endpoint({
  method: 'GET',
  path: '/api/staff/agenda/undecided',
  access: { roles: staffRoles },
  summary: `Appointments of the last ${daysToDecide} days without an outcome, and upcoming ones in closed hours, unconfirmed until the next working day, or without a contact to notify; oldest first`,
  status: 200,
  reply: undecided,
});

/** Maximum range of one request in days: six weeks, as shown by a month view. */
export const maxDays = 42;

/** Dates of this century only: the calendar has no day after its last. */
const day = z.iso.date().startsWith('20');

export const getAgenda = endpoint({
  method: 'GET',
  path: '/api/staff/agenda',
  access: { roles: staffRoles },
  scope: 'agenda',
  summary:
    'Agenda between two Madrid days, both included; professionals see colleagues’ appointments as busy only',
  query: z.strictObject({ from: day, to: day }),
  status: 200,
  reply: agenda,
  refusals: { invalid: commonRefusals.invalid },
});
