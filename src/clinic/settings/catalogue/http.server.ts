import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import * as contract from './contract.ts';
import * as service from './service.server.ts';

export function bindCatalogue(bind: Bind, deps: service.CatalogueDeps): void {
  const { db } = deps;
  bind(contract.getCatalogue, () => service.showCatalogue(deps));
  bind(contract.offerService, async ({ viewer, params, body }) =>
    service.offerKind(deps, await staffActor(db, viewer), params.kind, body),
  );
  bind(contract.withdrawService, async ({ viewer, params }) =>
    service.withdrawKind(deps, await staffActor(db, viewer), params.kind),
  );
  bind(contract.getUpcomingAppointments, ({ params }) => service.listUpcomingAppointments(deps, params.id));
  bind(contract.setProfessionalActive, async ({ viewer, params, body }) =>
    service.setActive(deps, await staffActor(db, viewer), params.id, body.active),
  );
  bind(contract.addProfessional, async ({ viewer, body }) =>
    service.addProfessional(deps, await staffActor(db, viewer), body),
  );
  bind(contract.changeProfessional, async ({ viewer, params, body }) =>
    service.changeProfessional(deps, await staffActor(db, viewer), params.id, body),
  );
  bind(contract.savePicture, async ({ viewer, params, body }) =>
    service.savePicture(deps, await staffActor(db, viewer), params.id, body.file),
  );
  bind(contract.removePicture, async ({ viewer, params }) =>
    service.removePicture(deps, await staffActor(db, viewer), params.id),
  );
  bind(contract.inviteProfessional, async ({ viewer, params, body }) =>
    service.inviteProfessional(deps, await staffActor(db, viewer), { ...params, ...body }),
  );
}
