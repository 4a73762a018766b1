import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind, Viewer } from '#platform/http/bind.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { planSeries, showSeries } from './booking.server.ts';
import { endFollowing, moveFollowing } from './changes.server.ts';
import { bookSeries, endSeries, moveSeries } from './contract.ts';

export function bindSeries(bind: Bind, deps: AppointmentsDeps): void {
  const actorOf = (viewer: Viewer) => staffActor(deps.db, viewer);

  bind(
    bookSeries,
    async ({ viewer, body, remember }) => planSeries(deps, await actorOf(viewer), body, remember),
    (_, seriesId) => showSeries(deps, seriesId ?? 0),
  );
  bind(moveSeries, async ({ viewer, params, body }) =>
    moveFollowing(deps, await actorOf(viewer), { seriesId: params.id, ...body }),
  );
  bind(endSeries, async ({ viewer, params, body }) =>
    endFollowing(deps, await actorOf(viewer), { seriesId: params.id, ...body }),
  );
}
