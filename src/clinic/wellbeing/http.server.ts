import type { Bind } from '#platform/http/bind.server.ts';
import { listActivities, listCategories } from './activities/contract.ts';
import { findActivities, findCategories } from './activities/service.server.ts';
import { bindCheckIns } from './check-in/http.server.ts';
import type { WellbeingDeps } from './deps.server.ts';
import { bindFavourites } from './favourites/http.server.ts';
import { bindRecommendations } from './recommendations/http.server.ts';

export function bindWellbeing(bind: Bind, deps: WellbeingDeps): void {
  bind(listCategories, () => findCategories(deps.db));
  bind(listActivities, () => findActivities(deps.db));
  bindFavourites(bind, deps);
  bindCheckIns(bind, deps);
  bindRecommendations(bind, deps);
}
