import { z } from 'zod';
import { deskRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { formatEuros } from '#platform/money.ts';
import { deskMethods } from '../references.ts';
import { noCashFromCents, tillClosed } from '../terms.ts';
import { texts } from './texts.ts';

export const readOwnCredit = endpoint({
  method: 'GET',
  path: '/api/credit',
  access: 'signed-in',
  summary: 'Your credit at the clinic, in cents: usable at the desk, paid out on request, never expires',
  status: 200,
  reply: z.object({ cents: z.int() }),
});

export const payOutRefusals = {
  not_found: commonRefusals.not_found,
  ...refusalTable({ too_much: { status: 409 }, no_cash: { status: 409 } }, () => ({
    ...texts().refusals,
    no_cash: texts().noCash(formatEuros(noCashFromCents)),
  })),
  till_closed: tillClosed,
} satisfies RefusalTable;

export const payOutCredit = endpoint({
  method: 'POST',
  path: '/api/staff/people/:id/credit-paid-out',
  access: { roles: deskRoles },
  idempotent: true,
  summary: 'Record that a patient’s credit was paid out, and by which method',
  params: z.object({ id: pathId }),
  body: z.strictObject({
    cents: z.int().positive().max(10_000_000),
    method: z.enum(deskMethods, { error: () => texts().chooseMethod }),
  }),
  status: 200,
  /** Remaining credit in cents. */
  reply: z.object({ cents: z.int() }),
  refusals: payOutRefusals,
});
