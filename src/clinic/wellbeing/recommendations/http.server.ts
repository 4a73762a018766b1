import type { Bind } from '#platform/http/bind.server.ts';
import type { WellbeingDeps } from '../deps.server.ts';
import { changeRecommendation, listRecommendations } from './contract.ts';
import { listRecommendationsOf, updateRecommendation } from './service.server.ts';

export function bindRecommendations(bind: Bind, deps: WellbeingDeps): void {
  bind(listRecommendations, ({ viewer }) => listRecommendationsOf(deps, viewer.userId));
  bind(changeRecommendation, ({ viewer, params, body }) =>
    updateRecommendation(deps, { userId: viewer.userId, id: params.id, ...body }),
  );
}
