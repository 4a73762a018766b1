import type { Bind } from '#platform/http/bind.server.ts';
import type { WellbeingDeps } from '../deps.server.ts';
import { addFavourite, listFavourites, removeFavourite } from './contract.ts';
import { addFavouriteOf, listFavouritesOf, removeFavouriteOf } from './service.server.ts';

export function bindFavourites(bind: Bind, deps: WellbeingDeps): void {
  bind(listFavourites, ({ viewer }) => listFavouritesOf(deps, viewer.userId));
  bind(addFavourite, ({ viewer, body }) => addFavouriteOf(deps, viewer.userId, body.activityId));
  bind(removeFavourite, ({ viewer, params }) => removeFavouriteOf(deps, viewer.userId, params.activityId));
}
