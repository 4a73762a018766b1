import { z } from 'zod';
import type { Role } from '#clinic/audit/contract.ts';
import { kinds } from '#clinic/services/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals } from '#platform/api/refusals.ts';
import { reportNames } from './terms.ts';
import { texts } from './texts.ts';

const adminRoles = ['admin'] as const satisfies readonly Role[];
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: () => texts().chooseMonth });

const monthReport = z.object({
  month: z.string(),
  /** Hours held, and hours offered since the clinic opened. */
  given: z.int(),
  offered: z.int(),
  /** Of those held, by video in the clinic's own room to the end: therapist and patient were both in it. */
  heldByVideo: z.int(),
  /** Cancelled in time by patient or clinic, cancelled late, and missed. */
  cancelled: z.int(),
  cancelledLate: z.int(),
  noShow: z.int(),
  incomeCents: z.int(),
  income: z.array(z.object({ kind: z.enum([...kinds, 'plan']), cents: z.int() })),
  sessionsSold: z.int(),
  sessionsUsed: z.int(),
  /** People whose first session was in the month, and how many of them came a second and a fifth time until now. */
  newPeople: z.int(),
  cameTwice: z.int(),
  cameFiveTimes: z.int(),
  /** Amount still owed today for the hours of the month. */
  debtCents: z.int(),
});
export type MonthReport = z.output<typeof monthReport>;

const months = z
  .strictObject({ from: month, to: month })
  .refine(({ from, to }) => from <= to && monthsBetween(from, to) <= 12, {
    error: () => texts().tooManyMonths,
  });

export const readReports = endpoint({
  method: 'GET',
  path: '/api/staff/figures',
  access: { roles: adminRoles },
  summary:
    'Monthly reports, at most twelve: hours held and offered, cancellations and no-shows, income by kind, sessions sold and used, new people and retention, debts',
  query: months,
  status: 200,
  reply: z.array(monthReport),
  refusals: { invalid: commonRefusals.invalid },
});

const share = z.object({
  name: z.string(),
  given: z.int(),
  missed: z.int(),
  incomeCents: z.int(),
});
const breakdown = z.object({
  /** Professionals with hours or income; former ones offer none today. */
  professionals: z.array(share.extend({ id: z.int(), offered: z.int() })),
  services: z.array(share),
});
export type Breakdown = z.output<typeof breakdown>;

export const readBreakdown = endpoint({
  method: 'GET',
  path: '/api/staff/figures/breakdown',
  access: { roles: adminRoles },
  summary: 'Hours, no-shows and income of some months by professional and by service; plans belong to none',
  query: months,
  status: 200,
  reply: breakdown,
  refusals: { invalid: commonRefusals.invalid },
});

/** Number of months from one to the other, inclusive. */
function monthsBetween(from: string, to: string): number {
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5));
  return count(to) - count(from) + 1;
}

const row = z.object({
  at: z.string(),
  what: z.string(),
  person: z.object({ id: z.int(), name: z.string().nullable() }).nullable(),
  /** Contribution to the number: cents for money, otherwise hours or sessions. */
  value: z.int(),
});
export type ReportRow = z.output<typeof row>;

/** Maximum rows returned; the total count is always complete. */
export const maxReportRows = 1_000;

export const readReportRows = endpoint({
  method: 'GET',
  path: '/api/staff/figures/rows',
  access: { roles: adminRoles },
  summary: 'The rows behind a value of a monthly report',
  query: z.strictObject({ figure: z.enum(reportNames), month }),
  status: 200,
  reply: z.object({ rows: z.array(row), count: z.int(), sum: z.int() }),
  refusals: { invalid: commonRefusals.invalid },
});
