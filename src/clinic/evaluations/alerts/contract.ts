import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { severalLines } from '#platform/text/plain-text.ts';
import { maxOutcomeLength } from '../terms.ts';
import { texts } from './texts.ts';

const alert = z.object({
  id: z.int(),
  evaluationId: z.int(),
  raisedAt: z.string(),
  /** Whether management has been notified because nobody acknowledged the alert. */
  isEscalated: z.boolean(),
  /** Who acknowledged it, and when. */
  acknowledged: z.object({ by: z.string(), at: z.string() }).nullable(),
  /** Who closed it, and when. */
  closed: z.object({ by: z.string(), at: z.string() }).nullable(),
  /** Whom to call: for the user who acknowledged it, until it is closed. */
  person: z.object({ name: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  /** Whether the user may acknowledge the alert and open the patient's answers. */
  isMine: z.boolean(),
  /** The patient has closed their account. The answers stay readable only while the alert is shown. */
  isAccountClosed: z.boolean(),
});
export type Alert = z.output<typeof alert>;

export const listAlerts = endpoint({
  method: 'GET',
  path: '/api/staff/alerts',
  access: { roles: staffRoles },
  asksByItself: true,
  summary:
    'Urgent alerts that are not closed, and those closed within a day; without the patient, except for the user who acknowledged one',
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

export const closingRefusals = {
  invalid: commonRefusals.invalid,
  not_found: commonRefusals.not_found,
  ...refusalTable({ not_in_progress: { status: 409 } }, () => texts().refusals),
} satisfies RefusalTable;

export const closeAlert = endpoint({
  method: 'POST',
  path: '/api/staff/alerts/:id/close',
  access: { roles: ['professional', 'admin'] },
  summary: 'Close an acknowledged alert with a text about what was done, stored sealed',
  params: z.object({ id: pathId }),
  body: z.strictObject({
    outcome: z
      .string({ error: () => texts().outcomeMissing })
      .trim()
      .min(3, { error: () => texts().outcomeMissing })
      .max(maxOutcomeLength, { error: () => texts().outcomeTooLong })
      .regex(severalLines, { error: () => texts().badCharacters }),
  }),
  status: 200,
  reply: alert,
  refusals: closingRefusals,
});
