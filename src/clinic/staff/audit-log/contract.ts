import { z } from 'zod';
import type { Role } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const adminRoles = ['admin'] as const satisfies readonly Role[];

const entry = z.object({
  id: z.int(),
  at: z.string(),
  actorName: z.string().nullable(),
  actorKind: z.enum(['person', 'link', 'system']),
  role: z.string().nullable(),
  what: z.string(),
  subject: z.string(),
  patient: z.object({ id: z.int(), name: z.string().nullable() }).nullable(),
  /** Reason for opening clinical text. */
  reason: z.string().nullable(),
});
export type AuditLine = z.output<typeof entry>;

export const linesPerPage = 50;

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/staff/audit',
  access: { roles: adminRoles },
  summary: 'The audit log, newest first: complete, of one patient, or of staff only',
  query: z.strictObject({
    patientId: z.coerce.number().int().positive().optional(),
    by: z.enum(['all', 'staff']).default('staff'),
    /** Cursor: lines before this one. */
    before: z.coerce.number().int().positive().optional(),
  }),
  status: 200,
  reply: z.object({ lines: z.array(entry), hasMore: z.boolean() }),
});
