import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { weeklyHour, workingBlocks } from '#clinic/schedule/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals } from '#platform/api/refusals.ts';
import { singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { agendaAppointment } from '../agenda/contract.ts';
import { instant } from '../contract.ts';
import { staffRefusalTexts } from '../staff-refusal-texts.ts';

const id = z
  .int()
  .positive()
  .max(2 ** 31 - 1);
const byId = z.object({ id: pathId });
const { invalid, not_found } = commonRefusals;
const refusals = { invalid, not_found };

/** With `preview` nothing changes; the response lists the affected appointments. */
const preview = z.boolean().default(false);
/** Upcoming appointments outside the new hours. They stay until staff decide about them. */
const affected = z.array(agendaAppointment);

export const addAbsence = endpoint({
  method: 'POST',
  path: '/api/staff/absences',
  access: { roles: staffRoles },
  summary:
    'Close hours of a professional, or with `null` of the whole clinic; returns the affected appointments',
  body: z.strictObject({ professionalId: id.nullable(), startsAt: instant, endsAt: instant, preview }),
  status: 200,
  reply: z.object({ absenceId: z.int().nullable(), hit: affected }),
  refusals,
});

export const changeWeeklyHours = endpoint({
  method: 'POST',
  path: '/api/staff/weekly-hours',
  access: { roles: staffRoles },
  summary: 'Set the weekly hours of a professional; returns the appointments at removed hours',
  body: z.strictObject({ professionalId: id, hours: z.array(weeklyHour).max(100), preview }),
  status: 200,
  reply: z.object({ hit: affected }),
  refusals,
});

export const changeWorkingBlocks = endpoint({
  method: 'POST',
  path: '/api/staff/working-blocks',
  access: { roles: staffRoles },
  summary:
    'The blocks in which a professional works, in place of the hours of those weekdays; answers the appointments that would lie outside',
  body: z.strictObject({ professionalId: id, blocks: workingBlocks, preview }),
  status: 200,
  reply: z.object({ hit: affected }),
  refusals,
});

export const removeExtraHour = endpoint({
  method: 'DELETE',
  path: '/api/staff/extra-hours/:id',
  access: { roles: staffRoles },
  summary: 'Remove an extra hour; returns its appointment',
  params: byId,
  query: z.strictObject({ preview: z.enum(['true', 'false']).default('false') }),
  status: 200,
  reply: z.object({ hit: affected }),
  refusals,
});

export const changeHoliday = endpoint({
  method: 'POST',
  path: '/api/staff/holidays',
  access: { roles: ['admin'] },
  summary:
    'Open a holiday or close a day for the whole clinic, with a reason; returns the appointments of a closed day',
  body: z.strictObject({
    date: z.iso.date({ error: () => staffRefusalTexts().absences.dayMissing }),
    isOpen: z.boolean(),
    reason: z
      .string({ error: () => staffRefusalTexts().absences.reasonMissing })
      .trim()
      .min(3, { error: () => staffRefusalTexts().absences.reasonMissing })
      .max(200, { error: () => staffRefusalTexts().absences.reasonTooLong })
      .regex(singleLine, singleLineMessage),
    preview,
  }),
  status: 200,
  reply: z.object({ hit: affected }),
  refusals,
});

export const removeHolidayChange = endpoint({
  method: 'DELETE',
  path: '/api/staff/holidays/:date',
  access: { roles: ['admin'] },
  summary: 'Let a changed day follow the holiday calendar again; returns its appointments if that closes it',
  params: z.object({ date: z.iso.date() }),
  query: z.strictObject({ preview: z.enum(['true', 'false']).default('false') }),
  status: 200,
  reply: z.object({ hit: affected }),
  refusals,
});

/** The patient has agreed: a move requires consent. */
const isAgreed = z.literal(true, { error: () => staffRefusalTexts().absences.notAgreed });

const choice = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('cancel'), appointmentId: id }),
  z.strictObject({
    what: z.literal('move'),
    appointmentId: id,
    startsAt: instant,
    professionalId: id.optional(),
    isAgreed,
  }),
  z.strictObject({ what: z.literal('video'), appointmentId: id, isAgreed }),
]);
export type Choice = z.output<typeof choice>;
export type ChoiceInput = z.input<typeof choice>;

/** Result of a choice, or of its preview: `refused` gives the reason in `message`. */
const outcome = z.object({
  appointmentId: z.int(),
  state: z.enum(['done', 'planned', 'refused']),
  message: z.string().nullable(),
  /** Whether a message reaches the patient; if not, staff have to call. */
  isReached: z.boolean(),
  letter: z.object({ subject: z.string(), text: z.string() }).nullable(),
});
export type Outcome = z.output<typeof outcome>;

/** More appointments than a professional has in two weeks. */
const maxChoices = 100;

export const resolveAffected = endpoint({
  method: 'POST',
  path: '/api/staff/closures',
  access: { roles: staffRoles },
  summary:
    'Resolve appointments that the clinic cannot keep and notify each patient; with `preview` only returns the texts',
  body: z.strictObject({ choices: z.array(choice).min(1).max(maxChoices), preview }),
  status: 200,
  reply: z.object({ outcomes: z.array(outcome) }),
  refusals,
});

export const listCalls = endpoint({
  method: 'GET',
  path: '/api/staff/calls',
  access: { roles: staffRoles },
  summary: 'List patients to call about a change by the clinic, because no letter reaches them',
  status: 200,
  reply: z.object({ calls: z.array(z.object({ id: z.int(), appointment: agendaAppointment })) }),
});
export type PendingCall = z.output<(typeof listCalls)['reply']>['calls'][number];

export const endCall = endpoint({
  method: 'POST',
  path: '/api/staff/calls/:id/done',
  access: { roles: staffRoles },
  summary: 'Mark a patient as informed',
  params: byId,
  status: 204,
  reply: null,
  refusals: { not_found },
});
