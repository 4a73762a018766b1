import type { Bind } from '#platform/http/bind.server.ts';
import { listActivities, listCategories } from './activities/contract.ts';
import * as guide from './activities/service.server.ts';
import {
  addAssessment,
  giveConsent,
  listAssessments,
  readConsent,
  withdrawConsent,
} from './check-in/contract.ts';
import {
  createCheckIn,
  createConsentService,
  listOwnAssessments,
  readOwnConsent,
  withdrawOwnConsent,
} from './check-in/service.server.ts';
import type { WellbeingDeps } from './deps.server.ts';
import { addFavourite, listFavourites, removeFavourite } from './favourites/contract.ts';
import { addFavouriteOf, listFavouritesOf, removeFavouriteOf } from './favourites/service.server.ts';
import { changeRecommendation, listRecommendations } from './recommendations/contract.ts';
import { listRecommendationsOf, updateRecommendation } from './recommendations/service.server.ts';

export function bindWellbeing(bind: Bind, deps: WellbeingDeps): void {
  bind(listCategories, () => guide.listCategories(deps.db));
  bind(listActivities, () => guide.listActivities(deps.db));
  bindFavourites(bind, deps);
  bindCheckIns(bind, deps);
  bindRecommendations(bind, deps);
}

function bindCheckIns(bind: Bind, deps: WellbeingDeps): void {
  const checkIn = createCheckIn(deps);
  const consent = createConsentService(deps);
  bind(readConsent, ({ viewer }) => readOwnConsent(deps, viewer.userId));
  bind(giveConsent, ({ viewer }) => consent(viewer.userId));
  bind(withdrawConsent, ({ viewer }) => withdrawOwnConsent(deps, viewer.userId));
  bind(listAssessments, ({ viewer }) => listOwnAssessments(deps, viewer.userId));
  bind(addAssessment, ({ viewer, body }) => checkIn(viewer.userId, body));
}

function bindFavourites(bind: Bind, deps: WellbeingDeps): void {
  bind(listFavourites, ({ viewer }) => listFavouritesOf(deps, viewer.userId));
  bind(addFavourite, ({ viewer, body }) => addFavouriteOf(deps, viewer.userId, body.activityId));
  bind(removeFavourite, ({ viewer, params }) => removeFavouriteOf(deps, viewer.userId, params.activityId));
}

function bindRecommendations(bind: Bind, deps: WellbeingDeps): void {
  bind(listRecommendations, ({ viewer }) => listRecommendationsOf(deps, viewer.userId));
  bind(changeRecommendation, ({ viewer, params, body }) =>
    updateRecommendation(deps, { userId: viewer.userId, id: params.id, ...body }),
  );
}
