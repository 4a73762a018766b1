import { z } from 'zod';
import { deskRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable } from '#platform/api/refusals.ts';
import { formatEuros } from '#platform/money.ts';
import { deskMethods } from '../references.ts';
import { noCashFromCents, tillClosed } from '../terms.ts';

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
  too_much: { status: 409, message: 'No le queda tanto saldo.' },
  no_cash: {
    status: 409,
    message: `En efectivo no puede ser: son ${formatEuros(noCashFromCents)} o más (Ley 7/2012, art. 7).`,
  },
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
    method: z.enum(deskMethods, 'Elige cómo se lo das.'),
  }),
  status: 200,
  /** Remaining credit in cents. */
  reply: z.object({ cents: z.int() }),
  refusals: payOutRefusals,
});
