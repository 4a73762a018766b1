import { z } from 'zod';
import { deskRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals, type RefusalTable } from '#platform/api/refusals.ts';
import { byPatient, readPatientRecord } from '../directory/contract.ts';

export const noticeRefusals = {
  not_found: commonRefusals.not_found,
  invalid: commonRefusals.invalid,
  not_asked: { status: 409, message: 'Esto se pregunta entre los 14 y los 18 años.' },
  nobody_told: {
    status: 409,
    message: 'Alguien tiene que recibir los avisos: elige al menos a una persona.',
  },
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
