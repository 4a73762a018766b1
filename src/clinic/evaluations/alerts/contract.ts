import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { idInAddress } from '#platform/api/ids.contract.ts';
import { commonRefusals } from '#platform/api/refusals.ts';

const alert = z.object({
  id: z.int(),
  evaluationId: z.int(),
  raisedAt: z.string(),
  /** Whether the direction has been called, since nobody took it upon them. */
  isEscalated: z.boolean(),
  /** Who has taken it upon them, and when. */
  acknowledged: z.object({ by: z.string(), at: z.string() }).nullable(),
  /** Whether the asker may take it upon them and open whose it is. */
  isMine: z.boolean(),
  /** The person has closed their account: what they wrote opens as long as the alert is shown, and not after. */
  isClosed: z.boolean(),
});
export type Alert = z.output<typeof alert>;

export const listAlerts = endpoint({
  method: 'GET',
  path: '/api/staff/alerts',
  access: { roles: staffRoles },
  asksByItself: true,
  summary: 'Urgent alerts that nobody has taken yet, and those taken within a day; never whose they are',
  status: 200,
  reply: z.array(alert),
});

export const acknowledgeAlert = endpoint({
  method: 'POST',
  path: '/api/staff/alerts/:id/acknowledge',
  access: { roles: ['professional', 'admin'] },
  summary: 'Take an alert upon oneself, by name; whoever was first stays',
  params: z.object({ id: idInAddress }),
  status: 200,
  reply: alert,
  refusals: { not_found: commonRefusals.not_found },
});
