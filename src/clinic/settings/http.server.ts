import type { ClinicBind } from '#clinic/professionals/service.server.ts';
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
import * as pictureContract from './shared-picture/contract.ts';
import * as pictureService from './shared-picture/service.server.ts';
import * as translationsContract from './translations/contract.ts';
import * as translationsService from './translations/service.server.ts';
import * as valuesContract from './values/contract.ts';
import * as valuesService from './values/service.server.ts';

export function bindSettings(
  bind: ClinicBind,
  deps: service.LaunchDeps & CatalogueDeps & ColleaguesDeps & ImportDeps & valuesService.SettingsDeps,
): void {
  bind(contract.getLaunch, () => service.readChecklist(deps));
  bind(contract.announceOpening, ({ actor, body }) => service.announceOpening(deps, actor, body.opensOn));
  bind(contract.confirmStep, ({ actor, params, body }) =>
    service.confirm(deps, actor, { ...params, ...body }),
  );
  bind(contract.sendTestMail, ({ actor }) => service.sendTestMail(deps, actor));
  bind(contract.tryWallet, ({ actor }) => service.tryWallet(deps, actor));
  bind(contract.openSite, ({ actor }) => service.openSite(deps, actor));
  bindCatalogue(bind, deps);
  bindColleagues(bind, deps);
  bindFurtherServices(bind, deps);
  bindPlansForSale(bind, deps);
  bindImports(bind, deps);
  bindPlannedPrices(bind, deps);
  bindValues(bind, deps);
  bindTranslations(bind, deps);
  bindSharedPicture(bind, deps);
}

function bindTranslations(bind: ClinicBind, deps: valuesService.SettingsDeps): void {
  bind(translationsContract.listTranslations, ({ params }) =>
    translationsService.showTranslations(deps, params.language),
  );
  bind(translationsContract.saveTranslations, ({ actor, params, body }) =>
    translationsService.saveTranslations(deps, actor, { ...params, ...body }),
  );
}

const immutableCacheControl = 'public, max-age=31536000, immutable';

function bindSharedPicture(bind: ClinicBind, deps: Pick<CatalogueDeps, 'db' | 'clock'>): void {
  bind(pictureContract.uploadSharedPicture, ({ actor, body }) =>
    pictureService.uploadPicture(deps, actor, body.file),
  );
  bind(pictureContract.getSharedPicture, async ({ params, reply }) => {
    const bytes = await pictureService.readPicture(deps.db, params.hash);
    reply.type('image/jpeg').header('cache-control', immutableCacheControl);
    return bytes;
  });
}

function bindValues(bind: ClinicBind, deps: valuesService.SettingsDeps): void {
  bind(valuesContract.getChangedSettings, () => valuesService.readSettingsOfPages(deps));
  bind(valuesContract.getSettingsGroup, ({ params }) => valuesService.showGroup(deps, params.group));
  bind(valuesContract.saveSettings, ({ actor, body }) => valuesService.saveSettings(deps, actor, body));
  bind(valuesContract.previewSettings, ({ body }) => valuesService.previewSettings(deps, body.draft));
}

function bindCatalogue(bind: ClinicBind, deps: catalogueService.CatalogueDeps): void {
  bind(catalogueContract.getCatalogue, () => catalogueService.showCatalogue(deps));
  bind(catalogueContract.offerService, ({ actor, params, body }) =>
    catalogueService.offerKind(deps, actor, params.kind, body),
  );
  bind(catalogueContract.withdrawService, ({ actor, params }) =>
    catalogueService.withdrawKind(deps, actor, params.kind),
  );
  bind(catalogueContract.getUpcomingAppointments, ({ params }) =>
    catalogueService.listUpcomingAppointments(deps, params.id),
  );
  bind(catalogueContract.setProfessionalActive, ({ actor, params, body }) =>
    catalogueService.setActive(deps, actor, params.id, body.active),
  );
  bind(catalogueContract.addProfessional, ({ actor, body }) =>
    catalogueService.addProfessional(deps, actor, body),
  );
  bind(catalogueContract.changeProfessional, ({ actor, params, body }) =>
    catalogueService.changeProfessional(deps, actor, params.id, body),
  );
  bind(catalogueContract.savePicture, ({ actor, params, body }) =>
    catalogueService.savePicture(deps, actor, params.id, body.file),
  );
  bind(catalogueContract.removePicture, ({ actor, params }) =>
    catalogueService.removePicture(deps, actor, params.id),
  );
  bind(catalogueContract.inviteProfessional, ({ actor, params, body }) =>
    catalogueService.inviteProfessional(deps, actor, { ...params, ...body }),
  );
}

function bindColleagues(bind: ClinicBind, deps: ColleaguesDeps): void {
  bind(listColleagues, ({ actor }) => listAccounts(deps, actor));
  bind(resetColleague, async ({ viewer, actor, params, body }) => {
    await resetAccount(deps, { viewer, actor }, { ...params, ...body });
    return { success: true as const };
  });
  bind(setColleagueEmail, async ({ viewer, actor, params, body }) => {
    await setEmail(deps, { viewer, actor }, { ...params, ...body });
    return { success: true as const };
  });
}

function bindFurtherServices(bind: ClinicBind, deps: furtherService.FurtherDeps): void {
  bind(furtherContract.getFurtherServices, () => furtherService.showServices(deps));
  bind(furtherContract.addFurtherService, ({ actor, body }) => furtherService.addService(deps, actor, body));
  bind(furtherContract.changeFurtherService, ({ actor, params, body }) =>
    furtherService.changeService(deps, actor, params.id, body),
  );
}

function bindImports(bind: ClinicBind, deps: ImportDeps): void {
  // Every request processes the whole file, previews included.
  const files = deps.limits({ name: 'imports', points: 200, seconds: 3600 });

  bind(importsContract.listImports, () => importsService.list(deps));
  bind(importsContract.previewImport, async ({ viewer, actor, body }) => {
    await files.spend(String(viewer.userId));
    return importsService.preview(deps, actor, body);
  });
  bind(
    importsContract.runImport,
    async ({ viewer, actor, body, remember }) => {
      await files.spend(String(viewer.userId));
      return importsService.runImport(deps, actor, body, remember);
    },
    (_, id) => importsService.showPastImport(deps, id ?? 0),
  );
  bind(importsContract.undoImport, ({ actor, params }) => importsService.undo(deps, actor, params.id));
}

function bindPlansForSale(bind: ClinicBind, deps: plansService.PlansDeps): void {
  const { db } = deps;
  bind(plansContract.getPlans, () => plansService.showPlans(db));
  bind(plansContract.addPlan, ({ actor, body: { audience, plan } }) =>
    plansService.addPlan(deps, actor, { ...plan, audience }),
  );
  bind(plansContract.changePlan, ({ actor, params, body }) =>
    plansService.changePlan(deps, actor, params.id, body),
  );
}

function bindPlannedPrices(bind: ClinicBind, deps: pricesService.PricesDeps): void {
  const { db } = deps;
  bind(pricesContract.getPlannedPrices, () => pricesService.listPlanned(db));
  bind(pricesContract.planPrice, ({ actor, body }) => pricesService.planPrice(deps, actor, body));
  bind(pricesContract.deletePlannedPrice, ({ actor, params }) =>
    pricesService.deletePlannedPriceOf(deps, actor, params.id),
  );
}
