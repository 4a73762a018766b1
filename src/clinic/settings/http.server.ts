import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import { bindCatalogue } from './catalogue/http.server.ts';
import type { CatalogueDeps } from './catalogue/service.server.ts';
import { bindColleagues } from './colleagues/http.server.ts';
import type { ColleaguesDeps } from './colleagues/service.server.ts';
import * as contract from './contract.ts';
import { bindFurtherServices } from './further/http.server.ts';
import type { ImportDeps } from './imports/deps.server.ts';
import { bindImports } from './imports/http.server.ts';
import { bindPlansForSale } from './plans/http.server.ts';
import { bindPlannedPrices } from './prices/http.server.ts';
import * as service from './service.server.ts';

export function bindSettings(
  bind: Bind,
  deps: service.LaunchDeps & CatalogueDeps & ColleaguesDeps & ImportDeps,
): void {
  bind(contract.getLaunch, () => service.readChecklist(deps));
  bind(contract.announceOpening, async ({ viewer, body }) =>
    service.announceOpening(deps, await staffActor(deps.db, viewer), body.opensOn),
  );
  bind(contract.confirmStep, async ({ viewer, params, body }) =>
    service.confirm(deps, await staffActor(deps.db, viewer), { ...params, ...body }),
  );
  bind(contract.sendTestMail, async ({ viewer }) =>
    service.sendTestMail(deps, await staffActor(deps.db, viewer)),
  );
  bind(contract.tryWallet, async ({ viewer }) => service.tryWallet(deps, await staffActor(deps.db, viewer)));
  bind(contract.openSite, async ({ viewer }) => service.openSite(deps, await staffActor(deps.db, viewer)));
  bindCatalogue(bind, deps);
  bindColleagues(bind, deps);
  bindFurtherServices(bind, deps);
  bindPlansForSale(bind, deps);
  bindImports(bind, deps);
  bindPlannedPrices(bind, deps);
}
