import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind, Viewer } from '#platform/http/bind.server.ts';
import { networkOf } from '#platform/http/network.ts';
import type { ConsentsDeps } from './deps.server.ts';
import * as gateContract from './gate/contract.ts';
import { readWarning, recordException } from './gate/service.server.ts';
import * as mineContract from './mine/contract.ts';
import { listMine, readMyScan, withdrawMine } from './mine/service.server.ts';
import * as patientRecordContract from './patient-record/contract.ts';
import { readScan, removeScan, savePaperSignature, saveScan } from './patient-record/paper.server.ts';
import {
  handOver,
  readConsentStates,
  requestSignature,
  saveArrangement,
  withdrawConsentFor,
} from './patient-record/service.server.ts';
import { readSigningRequest, signConsents } from './signing/contract.ts';
import { createSigning } from './signing/service.server.ts';
import { scanDisposition } from './terms.ts';
import { listTexts, publishText } from './texts/contract.ts';
import { listConsentTexts, publishConsentText } from './texts/service.server.ts';

export function bindConsents(bind: Bind, deps: ConsentsDeps): void {
  bindTexts(bind, deps);
  bindConsentStates(bind, deps);
  bindGate(bind, deps);
  bindSigning(bind, deps);
  bindMine(bind, deps);
}

function bindGate(bind: Bind, deps: ConsentsDeps): void {
  bind(gateContract.showWarning, async ({ viewer, params, query }) => {
    const hour = { appointmentId: query.appointmentId, isVideo: query.isVideo === 'yes' };
    return readWarning(deps, deps.db, await staffActor(deps.db, viewer), { patientId: params.id, ...hour });
  });
  bind(gateContract.proceedUnsigned, async ({ viewer, params, body }) =>
    recordException(deps, await staffActor(deps.db, viewer), { patientId: params.id, ...body }),
  );
}

function bindMine(bind: Bind, deps: ConsentsDeps): void {
  bind(mineContract.listSigned, ({ viewer }) => listMine(deps, deps.db, viewer.userId));
  bind(mineContract.withdrawMine, ({ viewer, params }) => withdrawMine(deps, viewer.userId, params.id));
  bind(mineContract.readMyScan, async ({ viewer, params, reply }) => {
    const file = await readMyScan(deps, viewer.userId, params.id);
    reply.type('application/pdf').header('Content-Disposition', scanDisposition(params.id));
    return file;
  });
}

function bindConsentStates(bind: Bind, deps: ConsentsDeps): void {
  const actorOf = (viewer: Viewer) => staffActor(deps.db, viewer);

  bind(patientRecordContract.showStates, async ({ viewer, params }) =>
    readConsentStates(deps, deps.db, await actorOf(viewer), params.id),
  );
  bind(patientRecordContract.setArrangement, async ({ viewer, params, body }) =>
    saveArrangement(deps, await actorOf(viewer), { patientId: params.id, ...body }),
  );
  bind(patientRecordContract.askForSignature, async ({ viewer, params, body }) =>
    requestSignature(deps, await actorOf(viewer), { patientId: params.id, ...body }),
  );
  bind(patientRecordContract.handOver, async ({ viewer, params, body }) =>
    handOver(deps, await actorOf(viewer), viewer.sessionId, { patientId: params.id, ...body }),
  );
  bind(patientRecordContract.recordPaperSignature, async ({ viewer, params, body }) =>
    savePaperSignature(deps, await actorOf(viewer), { patientId: params.id, ...body }),
  );
  bind(patientRecordContract.withdrawForPerson, async ({ viewer, params }) =>
    withdrawConsentFor(deps, await actorOf(viewer), { patientId: params.id, consentId: params.consentId }),
  );
  bind(patientRecordContract.saveScan, async ({ viewer, params, body }) =>
    saveScan(deps, await actorOf(viewer), {
      patientId: params.id,
      consentId: params.consentId,
      ...body,
    }),
  );
  bind(patientRecordContract.readScan, async ({ viewer, params: { id, consentId }, reply }) => {
    const file = await readScan(deps, await actorOf(viewer), { patientId: id, consentId });
    reply.type('application/pdf').header('Content-Disposition', scanDisposition(consentId));
    return file;
  });
  bind(patientRecordContract.removeScan, async ({ viewer, params }) =>
    removeScan(deps, await actorOf(viewer), { patientId: params.id, consentId: params.consentId }),
  );
}

function bindSigning(bind: Bind, deps: ConsentsDeps): void {
  const signing = createSigning(deps);
  bind(readSigningRequest, ({ body, request }) => signing.read(body.token, networkOf(request.ip)));
  bind(signConsents, ({ body, request }) => signing.sign(body, networkOf(request.ip)));
}

function bindTexts(bind: Bind, deps: ConsentsDeps): void {
  bind(listTexts, () => listConsentTexts(deps.db));
  bind(publishText, async ({ viewer, body }) =>
    publishConsentText(deps, await staffActor(deps.db, viewer), body),
  );
}
