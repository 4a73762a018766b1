import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { CatalogueDeps } from '../catalogue/service.server.ts';
import { listColleagues, resetColleague } from './contract.ts';
import { listAccounts, resetAccount } from './service.server.ts';

/** Routes by which the direction lets a colleague in again. */
export function bindColleagues(bind: Bind, deps: CatalogueDeps): void {
  bind(listColleagues, async ({ viewer }) => listAccounts(deps, await staffActor(deps.db, viewer)));
  bind(resetColleague, async ({ viewer, params }) => {
    await resetAccount(deps, await staffActor(deps.db, viewer), params.username);
    return { success: true as const };
  });
}
