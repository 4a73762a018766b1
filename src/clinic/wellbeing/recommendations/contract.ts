import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals } from '#platform/api/refusals.ts';

const recommendation = z.object({
  id: z.int(),
  userId: z.int(),
  assessmentId: z.int(),
  generatedAt: z.string(),
  /** Each activity with its reason. */
  activities: z.array(z.object({ activityId: z.int(), reason: z.string() })),
  /** Why to talk to someone first; null if not indicated. */
  talk: z.string().nullable(),
  viewed: z.boolean(),
  saved: z.boolean(),
});
export type Recommendation = z.output<typeof recommendation>;

export const listRecommendations = endpoint({
  method: 'GET',
  path: '/api/selfcare/recommendations',
  access: 'signed-in',
  summary: 'The newest recommendations from your check-ins, and the saved ones',
  status: 200,
  reply: z.array(recommendation),
});

export const changeRecommendation = endpoint({
  method: 'PATCH',
  path: '/api/selfcare/recommendations/:id',
  access: 'signed-in',
  summary: 'Mark a recommendation as seen or saved',
  params: z.object({ id: pathId }),
  body: z.strictObject({ viewed: z.literal(true).optional(), saved: z.boolean().optional() }),
  status: 200,
  reply: recommendation,
  refusals: { not_found: commonRefusals.not_found },
});
