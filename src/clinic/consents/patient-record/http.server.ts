import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind, Viewer } from '#platform/http/bind.server.ts';
import type { ConsentsDeps } from '../deps.server.ts';
import { scanDisposition } from '../terms.ts';
import * as contract from './contract.ts';
import { readScan, removeScan, savePaperSignature, saveScan } from './paper.server.ts';
import {
  handOver,
  readConsentStates,
  requestSignature,
  saveArrangement,
  withdrawConsentFor,
} from './service.server.ts';

export function bindConsentStates(bind: Bind, deps: ConsentsDeps): void {
  const actorOf = (viewer: Viewer) => staffActor(deps.db, viewer);

  bind(contract.showStates, async ({ viewer, params }) =>
    readConsentStates(deps, deps.db, await actorOf(viewer), params.id),
  );
  bind(contract.setArrangement, async ({ viewer, params, body }) =>
    saveArrangement(deps, await actorOf(viewer), { patientId: params.id, ...body }),
  );
  bind(contract.askForSignature, async ({ viewer, params, body }) =>
    requestSignature(deps, await actorOf(viewer), { patientId: params.id, ...body }),
  );
  bind(contract.handOver, async ({ viewer, params, body }) =>
    handOver(deps, await actorOf(viewer), viewer.sessionId, { patientId: params.id, ...body }),
  );
  bind(contract.recordPaperSignature, async ({ viewer, params, body }) =>
    savePaperSignature(deps, await actorOf(viewer), { patientId: params.id, ...body }),
  );
  bind(contract.withdrawForPerson, async ({ viewer, params }) =>
    withdrawConsentFor(deps, await actorOf(viewer), { patientId: params.id, consentId: params.consentId }),
  );
  bind(contract.saveScan, async ({ viewer, params, body }) =>
    saveScan(deps, await actorOf(viewer), {
      patientId: params.id,
      consentId: params.consentId,
      ...body,
    }),
  );
  bind(contract.readScan, async ({ viewer, params: { id, consentId }, reply }) => {
    const file = await readScan(deps, await actorOf(viewer), { patientId: id, consentId });
    reply.type('application/pdf').header('Content-Disposition', scanDisposition(consentId));
    return file;
  });
  bind(contract.removeScan, async ({ viewer, params }) =>
    removeScan(deps, await actorOf(viewer), { patientId: params.id, consentId: params.consentId }),
  );
}
