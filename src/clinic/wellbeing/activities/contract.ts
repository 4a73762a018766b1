import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { categoryColors, categoryIcons, difficulties } from '../terms.ts';

const category = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  icon: z.enum(categoryIcons),
  color: z.enum(categoryColors),
});
export type Category = z.output<typeof category>;

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/selfcare/categories',
  access: 'public',
  summary: 'List the categories of the wellbeing guide, in order',
  status: 200,
  reply: z.array(category),
});

const activity = z.object({
  id: z.int(),
  categoryId: z.int(),
  anchor: z.string(),
  title: z.string(),
  description: z.string(),
  duration: z.string(),
  minutes: z.int(),
  frequency: z.string(),
  difficulty: z.enum(difficulties),
  benefits: z.array(z.string()),
  instructions: z.string(),
  /** Rhythm of a breathing exercise; null for other activities. */
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
  summary: 'List the self-care activities, by category',
  status: 200,
  reply: z.array(activity),
});
