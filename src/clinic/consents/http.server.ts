import type { ClinicBind } from '#clinic/professionals/service.server.ts';
import { networkOf } from '#platform/http/network.ts';
import type { ConsentsDeps } from './deps.server.ts';
import * as gateContract from './gate/contract.ts';
import { readWarning, recordException } from './gate/service.server.ts';
import * as mineContract from './mine/contract.ts';
import { listMine, readMyScan, withdrawMine } from './mine/service.server.ts';
import * as patientRecordContract from './patient-record/contract.ts';
import { readScan, removeScan, savePaperSignature, saveScan } from './patient-record/paper.server.ts';
import { handOver, requestSignature } from './patient-record/requests.server.ts';
import { readConsentStates, saveArrangement, withdrawConsentFor } from './patient-record/service.server.ts';
import { readSigningRequest, signConsents } from './signing/contract.ts';
import { createSigning } from './signing/service.server.ts';
import { scanDisposition } from './terms.ts';
import { listTexts, publishText } from './texts/contract.ts';
import { listConsentTexts, publishConsentText } from './texts/service.server.ts';

export function bindConsents(bind: ClinicBind, deps: ConsentsDeps): void {
  bindTexts(bind, deps);
  bindConsentStates(bind, deps);
  bindGate(bind, deps);
  bindSigning(bind, deps);
  bindMine(bind, deps);
}

function bindGate(bind: ClinicBind, deps: ConsentsDeps): void {
  bind(gateContract.showWarning, ({ actor, params, query }) => {
    const hour = { appointmentId: query.appointmentId, isVideo: query.isVideo === 'yes' };
    return readWarning(deps, deps.db, actor, { patientId: params.id, ...hour });
  });
  bind(gateContract.proceedUnsigned, ({ actor, params, body }) =>
    recordException(deps, actor, { patientId: params.id, ...body }),
  );
}

function bindMine(bind: ClinicBind, deps: ConsentsDeps): void {
  bind(mineContract.listSigned, ({ viewer }) => listMine(deps, deps.db, viewer.userId));
  bind(mineContract.withdrawMine, ({ viewer, params }) => withdrawMine(deps, viewer.userId, params.id));
  bind(mineContract.readMyScan, async ({ viewer, params, reply }) => {
    const file = await readMyScan(deps, viewer.userId, params.id);
    reply.type('application/pdf').header('Content-Disposition', scanDisposition(params.id));
    return file;
  });
}

function bindConsentStates(bind: ClinicBind, deps: ConsentsDeps): void {
  bind(patientRecordContract.showStates, ({ actor, params }) =>
    readConsentStates(deps, deps.db, actor, params.id),
  );
  bind(patientRecordContract.setArrangement, ({ actor, params, body }) =>
    saveArrangement(deps, actor, { patientId: params.id, ...body }),
  );
  bind(patientRecordContract.askForSignature, ({ actor, params, body }) =>
    requestSignature(deps, actor, { patientId: params.id, ...body }),
  );
  bind(patientRecordContract.handOver, ({ viewer, actor, params, body }) =>
    handOver(deps, actor, viewer.sessionId, { patientId: params.id, ...body }),
  );
  bind(patientRecordContract.recordPaperSignature, ({ actor, params, body }) =>
    savePaperSignature(deps, actor, { patientId: params.id, ...body }),
  );
  bind(patientRecordContract.withdrawForPerson, ({ actor, params }) =>
    withdrawConsentFor(deps, actor, { patientId: params.id, consentId: params.consentId }),
  );
  bind(patientRecordContract.saveScan, ({ actor, params, body }) =>
    saveScan(deps, actor, {
      patientId: params.id,
      consentId: params.consentId,
      ...body,
    }),
  );
  bind(patientRecordContract.readScan, async ({ actor, params: { id, consentId }, reply }) => {
    const file = await readScan(deps, actor, { patientId: id, consentId });
    reply.type('application/pdf').header('Content-Disposition', scanDisposition(consentId));
    return file;
  });
  bind(patientRecordContract.removeScan, ({ actor, params }) =>
    removeScan(deps, actor, { patientId: params.id, consentId: params.consentId }),
  );
}

function bindSigning(bind: ClinicBind, deps: ConsentsDeps): void {
  const signing = createSigning(deps);
  bind(readSigningRequest, ({ body, request }) => signing.read(body.token, networkOf(request.ip)));
  bind(signConsents, ({ body, request }) => signing.sign(body, networkOf(request.ip)));
}

function bindTexts(bind: ClinicBind, deps: ConsentsDeps): void {
  bind(listTexts, () => listConsentTexts(deps.db));
  bind(publishText, ({ actor, body }) => publishConsentText(deps, actor, body));
}
