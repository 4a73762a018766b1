import type { Bind } from '#platform/http/bind.server.ts';
import type { WellbeingDeps } from '../deps.server.ts';
import { addFavourite, listFavourites, removeFavourite } from './contract.ts';
import { add, list, remove } from './service.server.ts';

export function bindFavourites(bind: Bind, deps: WellbeingDeps): void {
  bind(listFavourites, ({ viewer }) => list(deps, viewer.userId));
  bind(addFavourite, ({ viewer, body }) => add(deps, viewer.userId, body.activityId));
  bind(removeFavourite, ({ viewer, params }) => remove(deps, viewer.userId, params.activityId));
}
