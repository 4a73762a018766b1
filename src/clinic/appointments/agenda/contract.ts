import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { kinds } from '#clinic/services/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals } from '#platform/api/refusals.ts';
import { statuses } from '../contract.ts';
import { attendanceStatuses, daysToDecide } from '../terms.ts';

/** Instants of a stretch, as the wire writes them. */
const stretch = { startsAt: z.string(), endsAt: z.string() };

/** An appointment as the clinic plans it. Nothing clinical: of what the person wrote only that they wrote something. */
export const agendaAppointment = z.object({
  id: z.int(),
  professionalId: z.int(),
  ...stretch,
  /** Minutes on the road that keep the professional busy too. */
  travelBeforeMinutes: z.int(),
  travelAfterMinutes: z.int(),
  type: z.enum(kinds),
  /** What it is, where it is none of the four kinds. */
  serviceName: z.string().nullable(),
  status: z.enum(statuses),
  /** Until when it waits for its money; then the hour is free again. */
  holdExpiresAt: z.string().nullable(),
  patient: z.object({
    id: z.int(),
    /** A child's card may have no name yet. */
    name: z.string().nullable(),
    birthDate: z.string().nullable(),
    /** Who brings the child, where it is one. */
    guardianName: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
  /** The second of two who come together. */
  companion: z.object({ id: z.int(), name: z.string().nullable() }).nullable(),
  /** The series that it is one of. */
  seriesId: z.int().nullable(),
  address: z.string().nullable(),
  price: z.int(),
  paid: z.boolean(),
  withCredit: z.boolean(),
  /** Hours before the start until which moving and cancelling are free, as agreed when it was booked. */
  cancellationHours: z.int(),
  hasNotes: z.boolean(),
  /** Moved to where its professional is away, which nobody has decided on. */
  movedIntoAbsence: z.boolean(),
  attendanceConfirmed: z.boolean(),
  /** Brought from another program without notices: no letter says what becomes of it. */
  isQuiet: z.boolean(),
  /** What was noted last and not taken back; and whether the direction has let the debt of it go. */
  attendance: z
    .object({ id: z.int(), status: z.enum(attendanceStatuses), at: z.string(), isWaived: z.boolean() })
    .nullable(),
});
export type AgendaAppointment = z.output<typeof agendaAppointment>;

/** What a professional sees of a colleague's day: that it is taken. */
const busy = z.object({ professionalId: z.int(), ...stretch });
const absence = z.object({ professionalId: z.int().nullable(), ...stretch });

const agenda = z.object({
  professionals: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** Whether the asker may see and plan it. */ isOpen: z.boolean(),
    }),
  ),
  appointments: z.array(agendaAppointment),
  busy: z.array(busy),
  absences: z.array(absence),
  /** When they work, by Madrid day: starts of the clinic's hours, taken ones included. */
  hours: z.array(z.object({ professionalId: z.int(), date: z.string(), times: z.array(z.string()) })),
  /** Public holidays in the stretch, 'YYYY-MM-DD'. */
  holidays: z.array(z.string()),
});
export type Agenda = z.output<typeof agenda>;

const undecided = z.object({
  /** Over, and nobody has noted how it ended. */
  over: z.array(agendaAppointment),
  /** To come, where its professional or the whole clinic is away. */
  closed: z.array(agendaAppointment),
  /** After tomorrow until the next day on which the clinic works, where no one has said that they come. */
  unsaid: z.array(agendaAppointment),
  /** Planned for somebody still a minor and after their 18th birthday, where nobody can be told of it then. */
  comingOfAge: z.array(agendaAppointment),
});
export type Undecided = z.output<typeof undecided>;

/** What waits for a decision, on whatever day: on Hoy until there is one. */
export const listUndecided = endpoint({
  method: 'GET',
  path: '/api/staff/agenda/undecided',
  access: { roles: staffRoles },
  summary: `Appointments of the last ${daysToDecide} days without an outcome, and those to come in hours that were closed, that nobody has said they come to before the next working day, or of which nobody could be told; the oldest first`,
  status: 200,
  reply: undecided,
});

/** Days of a stretch that one look may ask for: six weeks, as a month's sheet shows them. */
export const mostDays = 42;

/** Of this century: the day after the calendar's last is none. */
const day = z.iso.date().startsWith('20');

export const getAgenda = endpoint({
  method: 'GET',
  path: '/api/staff/agenda',
  access: { roles: staffRoles },
  scope: 'agenda',
  summary:
    'What is planned between two Madrid days, both included; a professional sees colleagues as busy only',
  query: z.strictObject({ from: day, to: day }),
  status: 200,
  reply: agenda,
  refusals: { invalid: commonRefusals.invalid },
});
