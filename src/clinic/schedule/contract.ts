import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { kinds } from '#clinic/services/contract.ts';
import { clinic } from '#config';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable } from '#platform/api/refusals.ts';
import { minutesOfDay } from '#platform/time/calendar-days.ts';
import { texts } from './texts.ts';

const id = z
  .int()
  .positive()
  .max(2 ** 31 - 1);
const isWorkingWeekday = (day: number) => clinic.workingWeekdays.some((one) => one === day);

/** A weekly hour: ISO weekday and start of one of the clinic's slots. */
export const weeklyHour = z.strictObject({
  weekday: z.int().refine(isWorkingWeekday, { error: () => texts().weekdayClosed }),
  time: z.enum(clinic.slots, { error: () => texts().chooseHour }),
  /** Kinds offered then; defaults to all of the professional's. */
  kinds: z.array(z.enum(kinds)).min(1).max(kinds.length).nullish(),
});
export type WeeklyHour = z.output<typeof weeklyHour>;

const clockTimeOf = (error: () => string) =>
  z.string({ error }).regex(/^([01]\d|2[0-3]):[0-5][05]$/, { error });
/** Shorter ones are probably a typing error. */
const shortestBlock = 30;

/** A block of weekly hours: ISO weekday, Madrid times in steps of five minutes. */
const workingBlock = z
  .strictObject({
    weekday: z.int().min(1).max(7),
    opens: clockTimeOf(() => texts().block.opensMissing),
    closes: clockTimeOf(() => texts().block.closesMissing),
    /** Kinds offered then; defaults to all of the professional's. */
    kinds: z
      .array(z.enum(kinds))
      .min(1, { error: () => texts().block.kindMissing })
      .max(kinds.length)
      .nullish(),
  })
  .refine(({ opens, closes }) => minutesOfDay(closes) - minutesOfDay(opens) >= shortestBlock, {
    path: ['closes'],
    error: () => texts().block.tooShort(shortestBlock),
  });
export type WorkingBlock = z.output<typeof workingBlock>;

const doBlocksOverlap = (blocks: readonly WorkingBlock[]): boolean =>
  blocks.some((one, index) =>
    blocks.some(
      (other, place) =>
        place > index &&
        one.weekday === other.weekday &&
        one.opens < other.closes &&
        other.opens < one.closes,
    ),
  );

export const workingBlocks = z
  .array(workingBlock)
  .max(50)
  .refine((blocks) => !doBlocksOverlap(blocks), { error: () => texts().block.overlap });

export const openingRefusals = {
  invalid: commonRefusals.invalid,
  not_found: commonRefusals.not_found,
} satisfies RefusalTable;

const opening = z.object({
  professionals: z.array(
    z.object({ id: z.int(), name: z.string(), kinds: z.array(z.enum(kinds)), mayChange: z.boolean() }),
  ),
  mayCloseAll: z.boolean(),
  isTreating: z.boolean(),
  weekly: z.array(
    z.object({
      professionalId: z.int(),
      weekday: z.int(),
      time: z.string(),
      kinds: z.array(z.enum(kinds)).nullable(),
    }),
  ),
  /** On a weekday with blocks, the hours of `weekly` do not apply. */
  blocks: z.array(
    z.object({
      professionalId: z.int(),
      weekday: z.int(),
      opens: z.string(),
      closes: z.string(),
      kinds: z.array(z.enum(kinds)).nullable(),
    }),
  ),
  /** Current and future ones; without a professional the whole clinic is closed. */
  absences: z.array(
    z.object({
      id: z.int(),
      professionalId: z.int().nullable(),
      startsAt: z.string(),
      endsAt: z.string(),
    }),
  ),
  /** Whether the user may open or close a day against the calendar of holidays. */
  mayChangeHolidays: z.boolean(),
  /** Holidays of the next twelve months on the clinic's weekdays, by the calendar alone, 'YYYY-MM-DD'. */
  calendarHolidays: z.array(z.string()),
  /** Days on which the director overrules the holiday calendar, from today on. */
  holidayChanges: z.array(z.object({ date: z.string(), isOpen: z.boolean(), reason: z.string() })),
  extraHours: z.array(z.object({ id: z.int(), professionalId: z.int(), date: z.string(), time: z.string() })),
});
export type Opening = z.output<typeof opening>;

export const getOpening = endpoint({
  method: 'GET',
  path: '/api/staff/opening',
  access: { roles: staffRoles },
  summary: 'Weekly hours of all professionals, with current and future absences and extra hours',
  status: 200,
  reply: opening,
});

export const removeAbsence = endpoint({
  method: 'DELETE',
  path: '/api/staff/absences/:id',
  access: { roles: staffRoles },
  summary: 'Remove an absence; its hours can be booked again',
  params: z.object({ id: pathId }),
  status: 204,
  reply: null,
  refusals: openingRefusals,
});

export const addExtraHour = endpoint({
  method: 'POST',
  path: '/api/staff/extra-hours',
  access: { roles: staffRoles },
  summary: 'Add an extra hour on one day; repeating it changes nothing',
  body: z.strictObject({
    professionalId: id,
    date: z.iso.date({ error: () => texts().dayMissing }),
    time: z.enum(clinic.slots, { error: () => texts().chooseHour }),
  }),
  status: 204,
  reply: null,
  refusals: openingRefusals,
});
