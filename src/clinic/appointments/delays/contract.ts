import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals } from '#platform/api/refusals.ts';
import { joinAlternatives } from '#platform/text/alternatives.ts';
import { staffRefusalTexts } from '../staff-refusal-texts.ts';
import { delays } from './terms.ts';

const delayed = z.object({
  appointmentId: z.int(),
  startsAt: z.string(),
  /** The patient's own delay: breaks before the appointment are subtracted. */
  minutes: z.int(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  /** Whether an e-mail or SMS is sent; patients not reached have to be called. */
  isReached: z.boolean(),
});

export const announceDelay = endpoint({
  method: 'POST',
  path: '/api/staff/delays',
  access: { roles: staffRoles },
  summary:
    'Notify the patients whose appointments today are delayed because a professional is late; a preview sends no message',
  body: z.strictObject({
    professionalId: z.int().positive(),
    minutes: z.literal(delays, {
      error: () => staffRefusalTexts().delays.chooseMinutes(joinAlternatives(delays.map(String))),
    }),
    preview: z.boolean().default(true),
  }),
  status: 200,
  reply: z.object({
    /** Text for the first patient; each message names its own hour. */
    words: z.string().nullable(),
    people: z.array(delayed),
    /** Later appointments of today that the breaks keep on time. */
    onTime: z.int(),
    /** Delayed end of the appointment in progress, from which the delay counts. */
    currentUntil: z.string().nullable(),
  }),
  refusals: { not_found: commonRefusals.not_found },
});
