import { z } from 'zod';
import { deskRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { paymentMethods } from '../references.ts';
import { maxNoteLength, tillClosed, tillStepNames } from '../terms.ts';
import { texts } from './texts.ts';

const moneyByMethod = z.array(z.object({ method: z.enum(paymentMethods), cents: z.int() }));

const tillEvent = z.object({
  id: z.int(),
  at: z.string(),
  step: z.enum(tillStepNames),
  /** Counted amount, or amount withdrawn. */
  cents: z.int(),
  /** Counted minus expected; null for a withdrawal. */
  differenceCents: z.int().nullable(),
  by: z.string(),
  givenTo: z.string().nullable(),
  note: z.string().nullable(),
  /** For a handover or closing: desk payments less refunds since the previous one. */
  takings: moneyByMethod,
});
export type TillEvent = z.output<typeof tillEvent>;

const till = z.object({
  isOpen: z.boolean(),
  /** True before the first count, whose float has no origin. */
  isFirst: z.boolean(),
  /** Expected content now. */
  expectedCents: z.int(),
  colleagues: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Events of the requested day, oldest first. */
  events: z.array(tillEvent),
  takings: z.object({
    byMethod: moneyByMethod,
    /** By earning professional; null for plans and everything else without one. */
    byEarner: z.array(z.object({ name: z.string().nullable(), cents: z.int() })),
    totalCents: z.int(),
  }),
});
export type Till = z.output<typeof till>;

const { not_found, invalid } = commonRefusals;
const refusals = {
  not_found,
  invalid,
  ...refusalTable(
    { till_open: { status: 409 }, note_needed: { status: 409 }, too_much: { status: 409 } },
    () => texts().refusals,
  ),
  till_closed: tillClosed,
} satisfies RefusalTable;

export const readTill = endpoint({
  method: 'GET',
  path: '/api/staff/till',
  access: { roles: deskRoles },
  summary: 'The state of the till, with its events and takings on a Madrid day',
  query: z.strictObject({ date: z.iso.date().startsWith('20') }),
  status: 200,
  reply: till,
  refusals: { invalid },
});

const cents = z
  .int({ error: () => texts().amountMissing })
  .min(0, { error: () => texts().amountMissing })
  .max(100_000_000, { error: () => texts().tooMuch });

export const noteTill = endpoint({
  method: 'POST',
  path: '/api/staff/till',
  access: { roles: deskRoles },
  idempotent: true,
  summary:
    'Open, hand over or close the till with a count, or record a withdrawal; note_needed contains `expectedCents`',
  body: z.strictObject({
    step: z.enum(tillStepNames),
    cents,
    /** For a handover: the user who takes over. */
    givenTo: z
      .int()
      .positive()
      .max(2 ** 31 - 1)
      .nullish(),
    note: z
      .string()
      .trim()
      .max(maxNoteLength, { error: () => texts().tooLong })
      .regex(singleLine, singleLineMessage)
      .nullish(),
  }),
  status: 201,
  reply: z.object({ id: z.int() }),
  refusals,
});

export const tillRefusals = refusals;
