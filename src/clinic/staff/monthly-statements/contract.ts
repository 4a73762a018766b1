import { z } from 'zod';
import type { Role } from '#clinic/audit/contract.ts';
import { paymentMethods } from '#clinic/payments/contract.ts';
import { kinds } from '#clinic/services/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable } from '#platform/api/refusals.ts';
import { texts } from './texts.ts';

const statement = z.object({
  professional: z.object({ id: z.int(), name: z.string() }),
  month: z.string(),
  /** Hours held in the month, oldest first, without patient data. */
  attended: z.array(
    z.object({
      appointmentId: z.int(),
      startsAt: z.string(),
      type: z.enum(kinds),
      /** Name of a service beside the four kinds, otherwise null. */
      serviceName: z.string().nullable(),
      withPlan: z.boolean(),
      paid: z.boolean(),
    }),
  ),
  /** Missed or cancelled late. */
  missed: z.int(),
  /** Payments and refunds (negative) for their hours in the month. */
  collected: z.array(
    z.object({ at: z.string(), startsAt: z.string(), method: z.enum(paymentMethods), cents: z.int() }),
  ),
  collectedCents: z.int(),
  /** Sums per share in force when the money moved; null without one. */
  parts: z.array(
    z.object({ basisPoints: z.int().nullable(), collectedCents: z.int(), shareCents: z.int().nullable() }),
  ),
  shareCents: z.int(),
  shares: z.array(z.object({ fromOn: z.string(), basisPoints: z.int() })),
});
export type MonthlyStatement = z.output<typeof statement>;

const refusals = {
  not_found: commonRefusals.not_found,
  invalid: commonRefusals.invalid,
} satisfies RefusalTable;
export const statementRefusals = refusals;

const readers = ['professional', 'admin'] as const satisfies readonly Role[];
const query = z.strictObject({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: () => texts().chooseMonth }),
  /** Defaults to the user, or else the first professional. */
  professionalId: pathId.optional(),
});

export const readStatement = endpoint({
  method: 'GET',
  path: '/api/staff/sheets',
  access: { roles: readers },
  summary:
    'Monthly statement of a professional: hours held, their payments, and the agreed share. Professionals get their own',
  query,
  status: 200,
  reply: z.object({ sheet: statement, professionals: z.array(z.object({ id: z.int(), name: z.string() })) }),
  refusals,
});

export const downloadStatement = endpoint({
  method: 'GET',
  path: '/api/staff/sheets/pdf',
  access: { roles: readers },
  summary: 'The monthly statement as a PDF file',
  query,
  status: 200,
  reply: null,
  file: 'application/pdf',
  refusals,
});

export const agreeShare = endpoint({
  method: 'POST',
  path: '/api/staff/professionals/:id/shares',
  access: { roles: ['admin'] },
  summary: 'Set a professional’s agreed share of their payments, from a day on',
  params: z.object({ id: pathId }),
  body: z.strictObject({
    fromOn: z.iso.date({ error: () => texts().chooseDay }).startsWith('20'),
    basisPoints: z
      .int({ error: () => texts().percentMissing })
      .min(0, { error: () => texts().percentRange })
      .max(10_000, { error: () => texts().percentRange }),
  }),
  status: 204,
  reply: null,
  refusals,
});
