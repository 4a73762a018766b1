import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import { listColleagues, resetColleague, setColleagueEmail } from './contract.ts';
import { type ColleaguesDeps, listAccounts, resetAccount, setEmail } from './service.server.ts';

export function bindColleagues(bind: Bind, deps: ColleaguesDeps): void {
  bind(listColleagues, async ({ viewer }) => listAccounts(deps, await staffActor(deps.db, viewer)));
  bind(resetColleague, async ({ viewer, params, body }) => {
    await resetAccount(deps, viewer, { ...params, ...body });
    return { success: true as const };
  });
  bind(setColleagueEmail, async ({ viewer, params, body }) => {
    await setEmail(deps, viewer, { ...params, ...body });
    return { success: true as const };
  });
}
