import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { publicKey } from '#platform/api/query-keys.ts';
import type { listActivities, listCategories } from './contract.ts';

export type { Activity, Category } from './contract.ts';

export const categoriesQuery = () =>
  queryOptions({
    queryKey: publicKey('selfcare-categories'),
    queryFn: () => call<typeof listCategories>('GET', '/api/selfcare/categories'),
  });

export const activitiesQuery = () =>
  queryOptions({
    queryKey: publicKey('selfcare-activities'),
    queryFn: () => call<typeof listActivities>('GET', '/api/selfcare/activities'),
  });
