import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals } from '#platform/api/refusals.ts';

const alert = z.object({
  id: z.int(),
  evaluationId: z.int(),
  raisedAt: z.string(),
  /** Whether management has been notified because nobody acknowledged the alert. */
  isEscalated: z.boolean(),
  /** Who acknowledged it, and when. */
  acknowledged: z.object({ by: z.string(), at: z.string() }).nullable(),
  /** Whether the user may acknowledge the alert and open the patient's answers. */
  isMine: z.boolean(),
  /** The patient has closed their account. The answers stay readable only while the alert is shown. */
  isClosed: z.boolean(),
});
export type Alert = z.output<typeof alert>;

export const listAlerts = endpoint({
  method: 'GET',
  path: '/api/staff/alerts',
  access: { roles: staffRoles },
  asksByItself: true,
  summary: 'Urgent alerts not acknowledged, and those acknowledged within a day; without the patient',
  status: 200,
  reply: z.array(alert),
});

export const acknowledgeAlert = endpoint({
  method: 'POST',
  path: '/api/staff/alerts/:id/acknowledge',
  access: { roles: ['professional', 'admin'] },
  summary: 'Acknowledge an alert by name; the first acknowledgement counts',
  params: z.object({ id: pathId }),
  status: 200,
  reply: alert,
  refusals: { not_found: commonRefusals.not_found },
});
