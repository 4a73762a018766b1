import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals } from '#platform/api/refusals.ts';

const favourite = z.object({ id: z.int(), userId: z.int(), activityId: z.int(), addedAt: z.string() });

export const listFavourites = endpoint({
  method: 'GET',
  path: '/api/selfcare/favourites',
  access: 'signed-in',
  summary: 'List your favourite activities, newest first',
  status: 200,
  reply: z.array(favourite),
});

export const addFavourite = endpoint({
  method: 'POST',
  path: '/api/selfcare/favourites',
  access: 'signed-in',
  summary: 'Add a favourite activity; repeating it changes nothing',
  body: z.strictObject({
    activityId: z
      .int()
      .positive()
      .max(2 ** 31 - 1),
  }),
  status: 201,
  reply: favourite,
  refusals: { not_found: commonRefusals.not_found },
});

export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/api/selfcare/favourites/:activityId',
  access: 'signed-in',
  summary: 'Remove a favourite activity; repeating it changes nothing',
  params: z.object({ activityId: pathId }),
  status: 204,
  reply: null,
});
