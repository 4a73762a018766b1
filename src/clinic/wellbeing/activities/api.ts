import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { listActivities, listCategories } from './contract.ts';

export type { Activity, Category } from './contract.ts';

/** The parts of the guide. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['selfcare-categories'],
    queryFn: () => call<typeof listCategories>('GET', '/api/selfcare/categories'),
  });

/** Every activity of the guide. */
export const activitiesQuery = () =>
  queryOptions({
    queryKey: ['selfcare-activities'],
    queryFn: () => call<typeof listActivities>('GET', '/api/selfcare/activities'),
  });
