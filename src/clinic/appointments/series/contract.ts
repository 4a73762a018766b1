import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { instant } from '../contract.ts';
import { deskBooking, deskRefusals, outsideHours, visitLength } from '../desk/contract.ts';
import { refundKinds } from '../rules/refund-kinds.ts';
import { staffRefusalTexts } from '../staff-refusal-texts.ts';
import { conflicts, maxInSeries, maxMonths, maxWeeks } from './terms.ts';

const id = z
  .int()
  .positive()
  .max(2 ** 31 - 1);
const byId = z.object({ id: pathId });
/** Returns what would be done, without doing it. */
const preview = z.boolean().default(false);
/** The first appointment to change; all later ones of the series follow. */
const fromAppointmentId = id;
const conflict = z.enum(conflicts).nullable();

const messages = () => staffRefusalTexts().series;
const countError = { error: () => messages().count(maxInSeries) };
const weeksError = { error: () => messages().weeks(maxWeeks) };
const monthsError = { error: () => messages().months(maxMonths) };
export const seriesBooking = deskBooking
  .safeExtend({
    /** Either weeks or months between two appointments. */
    everyWeeks: z.int().min(1, weeksError).max(maxWeeks, weeksError).optional(),
    everyMonths: z.int().min(1, monthsError).max(maxMonths, monthsError).optional(),
    count: z.int().min(2, countError).max(maxInSeries, countError),
    /** Other starts for single dates of the series. */
    substitutes: z
      .array(z.strictObject({ instead: instant, startsAt: instant }))
      .max(maxInSeries)
      .default([]),
    /** With `payment: 'session'`: dates beyond the plan's sessions are planned too, to be paid at the clinic. */
    restLater: z.boolean().default(false),
    preview,
  })
  .refine(({ everyWeeks, everyMonths }) => (everyWeeks === undefined) !== (everyMonths === undefined), {
    path: ['everyWeeks'],
    error: () => messages().intervalMissing,
  });

const seriesMove = z.strictObject({
  fromAppointmentId,
  /** ISO: Monday is 1. Each appointment stays in its week. */
  weekday: z.int().min(1).max(7),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => messages().timeMissing }),
  professionalId: id.optional(),
  minutes: visitLength.optional(),
  outsideHours,
  preview,
});

const seriesEnd = z.strictObject({ fromAppointmentId, by: z.enum(['person', 'clinic']), preview });

const planned = z.object({
  /** Null in a preview. */
  seriesId: z.int().nullable(),
  dates: z.array(
    z.object({
      startsAt: z.string(),
      endsAt: z.string(),
      conflict,
      /** In a preview: a free start near a date that cannot be. */
      substitute: z.string().nullable(),
    }),
  ),
});
export type PlannedSeries = z.output<typeof planned>;

const moved = z.object({
  dates: z.array(
    z.object({
      id: z.int(),
      /** The former start, which stays in case of a conflict. */
      from: z.string(),
      startsAt: z.string(),
      conflict,
    }),
  ),
});
export type MovedSeries = z.output<typeof moved>;

const ended = z.object({
  dates: z.array(z.object({ id: z.int(), startsAt: z.string(), refund: z.enum(refundKinds) })),
});
export type EndedSeries = z.output<typeof ended>;

const { not_found, invalid, no_credit } = deskRefusals;
export const seriesRefusals = {
  not_found,
  invalid,
  no_credit,
  ...refusalTable(
    { nothing_free: { status: 409 }, nothing_moved: { status: 409 } },
    () => messages().refusals,
  ),
} satisfies RefusalTable;

export const bookSeries = endpoint({
  method: 'POST',
  path: '/api/staff/series',
  access: { roles: staffRoles },
  idempotent: true,
  summary: 'Plan a series: books every free date in one transaction with one letter; lists the others',
  body: seriesBooking,
  status: 201,
  reply: planned,
  refusals: seriesRefusals,
});

export const moveSeries = endpoint({
  method: 'POST',
  path: '/api/staff/series/:id/move',
  access: { roles: staffRoles },
  summary: 'Move an appointment of a series and the following ones; lists those that cannot be moved',
  params: byId,
  body: seriesMove,
  status: 200,
  reply: moved,
  refusals: seriesRefusals,
});

export const endSeries = endpoint({
  method: 'POST',
  path: '/api/staff/series/:id/end',
  access: { roles: staffRoles },
  summary: 'Cancel an appointment of a series and the following ones; refunds each by its rule',
  params: byId,
  body: seriesEnd,
  status: 200,
  reply: ended,
  refusals: seriesRefusals,
});
