import { z } from 'zod';
import type { Role } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { blockedReasons } from '../terms.ts';
import { texts } from './texts.ts';

const adminAccess = { roles: ['admin'] as const satisfies readonly Role[] };
const { not_found, invalid } = commonRefusals;
const byId = z.object({ id: pathId });

const blocked = z.object({
  patientId: z.int(),
  name: z.string(),
  blockedUntil: z.string(),
  /** Until when it is open to the user. */
  openUntil: z.string().nullable(),
});
export type BlockedRecordEntry = z.output<typeof blocked>;

export const blockedRefusals = {
  not_found,
  invalid,
  ...refusalTable({ reason_required: { status: 409 } }, () => texts().refusals),
} satisfies RefusalTable;

export const findBlocked = endpoint({
  method: 'GET',
  path: '/api/staff/blocked',
  access: adminAccess,
  summary: 'Search blocked records by name; without a name, list those the actor has opened',
  query: z.strictObject({ search: z.string().trim().max(100).default('') }),
  status: 200,
  reply: z.object({ records: z.array(blocked) }),
});

export const openBlocked = endpoint({
  method: 'POST',
  path: '/api/staff/blocked/:id/open',
  access: adminAccess,
  summary:
    'Open a blocked record for one of the legal purposes (LO 3/2018, art. 32.2). Logged; open for a day',
  params: byId,
  body: z.strictObject({ reason: z.enum(blockedReasons, { error: () => texts().chooseReason }) }),
  status: 204,
  reply: null,
  refusals: blockedRefusals,
});

const entry = z.object({
  at: z.string(),
  heading: z.string(),
  text: z.string().nullable(),
  /** File name of the scanned document, if any. */
  file: z.string().nullable(),
});

export const readBlocked = endpoint({
  method: 'GET',
  path: '/api/staff/blocked/:id',
  access: adminAccess,
  summary: 'The complete opened record, while it is open for the actor. The read is logged',
  params: byId,
  status: 200,
  reply: z.object({
    ...blocked.shape,
    birthDate: z.string().nullable(),
    parts: z.array(z.object({ title: z.string(), entries: z.array(entry) })),
  }),
  refusals: blockedRefusals,
});

export const readBlockedFile = endpoint({
  method: 'GET',
  path: '/api/staff/blocked/:id/files/:name',
  access: adminAccess,
  summary: 'A scan from an opened record, as a PDF. The read is logged',
  params: byId.extend({ name: z.string().regex(/^[a-z0-9-]{1,60}\.pdf$/) }),
  status: 200,
  reply: null,
  file: 'application/pdf',
  refusals: blockedRefusals,
});
