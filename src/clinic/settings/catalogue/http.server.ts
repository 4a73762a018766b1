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
  bind(contract.getAppointmentsToCome, ({ params }) => service.appointmentsToCome(deps, params.id));
  bind(contract.setProfessionalActive, async ({ viewer, params, body }) =>
    service.setActive(deps, await staffActor(db, viewer), params.id, body.active),
  );
  bind(contract.addProfessional, async ({ viewer, body }) =>
    service.add(deps, await staffActor(db, viewer), body),
  );
  bind(contract.changeProfessional, async ({ viewer, params, body }) =>
    service.edit(deps, await staffActor(db, viewer), params.id, body),
  );
  bind(contract.savePicture, async ({ viewer, params, body }) =>
    service.savePicture(deps, await staffActor(db, viewer), params.id, body.file),
  );
  bind(contract.removePicture, async ({ viewer, params }) =>
    service.removePicture(deps, await staffActor(db, viewer), params.id),
  );
  bind(contract.inviteProfessional, async ({ viewer, params, body }) =>
    service.invite(deps, await staffActor(db, viewer), { ...params, ...body }),
  );
}
