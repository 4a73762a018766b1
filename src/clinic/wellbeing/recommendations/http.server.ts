import type { Bind } from '#platform/http/bind.server.ts';
import type { WellbeingDeps } from '../deps.server.ts';
import { changeRecommendation, listRecommendations } from './contract.ts';
import { change, list } from './service.server.ts';

export function bindRecommendations(bind: Bind, deps: WellbeingDeps): void {
  bind(listRecommendations, ({ viewer }) => list(deps, viewer.userId));
  bind(changeRecommendation, ({ viewer, params, body }) =>
    change(deps, { userId: viewer.userId, id: params.id, ...body }),
  );
}
