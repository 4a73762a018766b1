import { z } from 'zod';
import { deskRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { byPatient, readPatientRecord } from '../directory/contract.ts';
import { texts } from './texts.ts';

export const noticeRefusals = {
  not_found: commonRefusals.not_found,
  invalid: commonRefusals.invalid,
  ...refusalTable({ not_asked: { status: 409 }, nobody_told: { status: 409 } }, () => texts().refusals),
} satisfies RefusalTable;

const id = z
  .int()
  .positive()
  .max(2 ** 31 - 1);

export const setNotices = endpoint({
  method: 'POST',
  path: '/api/staff/people/:id/notices',
  access: { roles: deskRoles },
  summary: 'Set who is notified about a minor’s appointments from 14 on: the minor, and which guardians',
  params: byPatient,
  body: z.strictObject({ tellsPatient: z.boolean(), guardianIds: z.array(id).max(20) }),
  status: 200,
  reply: readPatientRecord.reply,
  refusals: noticeRefusals,
});
