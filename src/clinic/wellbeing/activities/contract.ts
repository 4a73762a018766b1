import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { categoryColors, categoryIcons, difficulties } from '../terms.ts';

const category = z.object({
  id: z.int(),
  name: z.string(),
  /** When somebody would look here, in one sentence. */
  description: z.string(),
  icon: z.enum(categoryIcons),
  color: z.enum(categoryColors),
});
export type Category = z.output<typeof category>;

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/selfcare/categories',
  access: 'public',
  summary: 'The parts of the wellbeing guide, in their order',
  status: 200,
  reply: z.array(category),
});

const activity = z.object({
  id: z.int(),
  categoryId: z.int(),
  /** Where it stands on the page. */
  anchor: z.string(),
  title: z.string(),
  description: z.string(),
  /** In words; `minutes` is the same as a number. */
  duration: z.string(),
  minutes: z.int(),
  frequency: z.string(),
  difficulty: z.enum(difficulties),
  benefits: z.array(z.string()),
  /** One step a line. */
  instructions: z.string(),
  /** The rhythm of a breathing exercise; null of every other activity. */
  breathing: z.object({ inSeconds: z.int(), outSeconds: z.int() }).nullable(),
  imageUrl: z.string().nullable(),
  externalLink: z.string().nullable(),
  tags: z.array(z.string()),
});
export type Activity = z.output<typeof activity>;

export const listActivities = endpoint({
  method: 'GET',
  path: '/api/selfcare/activities',
  access: 'public',
  summary: 'What one can do for oneself, by the parts of the guide',
  status: 200,
  reply: z.array(activity),
});
