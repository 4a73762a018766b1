import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import * as catalogueContract from './catalogue/contract.ts';
import type { CatalogueDeps } from './catalogue/service.server.ts';
import * as catalogueService from './catalogue/service.server.ts';
import { listColleagues, resetColleague, setColleagueEmail } from './colleagues/contract.ts';
import { type ColleaguesDeps, listAccounts, resetAccount, setEmail } from './colleagues/service.server.ts';
import * as contract from './contract.ts';
import * as furtherContract from './further/contract.ts';
import * as furtherService from './further/service.server.ts';
import * as importsContract from './imports/contract.ts';
import type { ImportDeps } from './imports/deps.server.ts';
import * as importsService from './imports/service.server.ts';
import * as plansContract from './plans/contract.ts';
import * as plansService from './plans/service.server.ts';
import * as pricesContract from './prices/contract.ts';
import * as pricesService from './prices/service.server.ts';
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

function bindCatalogue(bind: Bind, deps: catalogueService.CatalogueDeps): void {
  const { db } = deps;
  bind(catalogueContract.getCatalogue, () => catalogueService.showCatalogue(deps));
  bind(catalogueContract.offerService, async ({ viewer, params, body }) =>
    catalogueService.offerKind(deps, await staffActor(db, viewer), params.kind, body),
  );
  bind(catalogueContract.withdrawService, async ({ viewer, params }) =>
    catalogueService.withdrawKind(deps, await staffActor(db, viewer), params.kind),
  );
  bind(catalogueContract.getUpcomingAppointments, ({ params }) =>
    catalogueService.listUpcomingAppointments(deps, params.id),
  );
  bind(catalogueContract.setProfessionalActive, async ({ viewer, params, body }) =>
    catalogueService.setActive(deps, await staffActor(db, viewer), params.id, body.active),
  );
  bind(catalogueContract.addProfessional, async ({ viewer, body }) =>
    catalogueService.addProfessional(deps, await staffActor(db, viewer), body),
  );
  bind(catalogueContract.changeProfessional, async ({ viewer, params, body }) =>
    catalogueService.changeProfessional(deps, await staffActor(db, viewer), params.id, body),
  );
  bind(catalogueContract.savePicture, async ({ viewer, params, body }) =>
    catalogueService.savePicture(deps, await staffActor(db, viewer), params.id, body.file),
  );
  bind(catalogueContract.removePicture, async ({ viewer, params }) =>
    catalogueService.removePicture(deps, await staffActor(db, viewer), params.id),
  );
  bind(catalogueContract.inviteProfessional, async ({ viewer, params, body }) =>
    catalogueService.inviteProfessional(deps, await staffActor(db, viewer), { ...params, ...body }),
  );
}

function bindColleagues(bind: Bind, deps: ColleaguesDeps): void {
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

function bindFurtherServices(bind: Bind, deps: furtherService.FurtherDeps): void {
  const { db } = deps;
  bind(furtherContract.getFurtherServices, () => furtherService.showServices(deps));
  bind(furtherContract.addFurtherService, async ({ viewer, body }) =>
    furtherService.addService(deps, await staffActor(db, viewer), body),
  );
  bind(furtherContract.changeFurtherService, async ({ viewer, params, body }) =>
    furtherService.changeService(deps, await staffActor(db, viewer), params.id, body),
  );
}

function bindImports(bind: Bind, deps: ImportDeps): void {
  // Every request processes the whole file, previews included.
  const files = deps.limits({ name: 'imports', points: 200, seconds: 3600 });

  bind(importsContract.listImports, () => importsService.list(deps));
  bind(importsContract.previewImport, async ({ viewer, body }) => {
    await files.spend(String(viewer.userId));
    return importsService.preview(deps, await staffActor(deps.db, viewer), body);
  });
  bind(
    importsContract.runImport,
    async ({ viewer, body, remember }) => {
      await files.spend(String(viewer.userId));
      return importsService.runImport(deps, await staffActor(deps.db, viewer), body, remember);
    },
    (_, id) => importsService.showPastImport(deps, id ?? 0),
  );
  bind(importsContract.undoImport, async ({ viewer, params }) =>
    importsService.undo(deps, await staffActor(deps.db, viewer), params.id),
  );
}

function bindPlansForSale(bind: Bind, deps: plansService.PlansDeps): void {
  const { db } = deps;
  bind(plansContract.getPlans, () => plansService.showPlans(db));
  bind(plansContract.addPlan, async ({ viewer, body: { audience, plan } }) =>
    plansService.addPlan(deps, await staffActor(db, viewer), { ...plan, audience }),
  );
  bind(plansContract.changePlan, async ({ viewer, params, body }) =>
    plansService.changePlan(deps, await staffActor(db, viewer), params.id, body),
  );
}

function bindPlannedPrices(bind: Bind, deps: pricesService.PricesDeps): void {
  const { db } = deps;
  bind(pricesContract.getPlannedPrices, () => pricesService.listPlanned(db));
  bind(pricesContract.planPrice, async ({ viewer, body }) =>
    pricesService.planPrice(deps, await staffActor(db, viewer), body),
  );
  bind(pricesContract.deletePlannedPrice, async ({ viewer, params }) =>
    pricesService.deletePlannedPriceOf(deps, await staffActor(db, viewer), params.id),
  );
}
