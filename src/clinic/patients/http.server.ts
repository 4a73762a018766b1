import type { ClinicBind } from '#clinic/professionals/service.server.ts';
import { readAccessLog } from './access-log/contract.ts';
import { listOpenings } from './access-log/service.server.ts';
import { addCallback, endCallback, listCallbacks, undoCallback } from './callbacks/contract.ts';
import { createCallbacks } from './callbacks/service.server.ts';
import type { PatientsDeps } from './deps.server.ts';
import { addPerson, listPeople, readPatientRecord, updatePatientRecord } from './directory/contract.ts';
import { createDirectory } from './directory/service.server.ts';
import { addGuardian, changeGuardian, removeGuardian } from './guardians/contract.ts';
import { createGuardians } from './guardians/service.server.ts';
import { acceptInvitation, invite } from './invitations/contract.ts';
import { createInvitations } from './invitations/service.server.ts';
import { mergePatientRecords } from './joining/contract.ts';
import { mergePeople } from './joining/service.server.ts';
import { listFailedMessages, listMessages, resendMessage } from './messages/contract.ts';
import { listFailed, listMessagesOf, resend } from './messages/service.server.ts';
import { setNotices } from './notices/contract.ts';
import { saveNoticeRecipients } from './notices/service.server.ts';
import * as processesContract from './processes/contract.ts';
import { discharge, listProcesses, undoOwnDischarge } from './processes/service.server.ts';

export function bindPatients(bind: ClinicBind, deps: PatientsDeps): void {
  bindDirectory(bind, deps);
  bindGuardians(bind, deps);
  bindInvitations(bind, deps);
  bindCallbacks(bind, deps);
  bindJoining(bind, deps);
  bindMessages(bind, deps);
  bindNotices(bind, deps);
  bindProcesses(bind, deps);
  bindAccessLog(bind, deps);
}

function bindDirectory(bind: ClinicBind, deps: PatientsDeps): void {
  const directory = createDirectory(deps);

  bind(listPeople, ({ actor, query }) => directory.list(actor, query));
  bind(readPatientRecord, ({ actor, params }) => directory.read(actor, params.id));
  bind(
    addPerson,
    async ({ actor, body, remember }) => directory.show(actor, await directory.add(actor, body, remember)),
    ({ actor }, id) => directory.show(actor, id ?? 0),
  );
  bind(updatePatientRecord, async ({ actor, params, body }) => {
    await directory.change(actor, params.id, body);
    return directory.show(actor, params.id);
  });
}

/** Every endpoint returns the child's record. */
function bindGuardians(bind: ClinicBind, deps: PatientsDeps): void {
  const guardians = createGuardians(deps);
  const directory = createDirectory(deps);

  bind(addGuardian, async ({ actor, params, body }) => {
    await guardians.add(actor, params.id, body);
    return directory.show(actor, params.id);
  });
  bind(changeGuardian, async ({ actor, params, body }) => {
    await guardians.change(actor, params, body);
    return directory.show(actor, params.id);
  });
  bind(removeGuardian, async ({ actor, params }) => {
    await guardians.remove(actor, params);
    return directory.show(actor, params.id);
  });
}

function bindInvitations(bind: ClinicBind, deps: PatientsDeps): void {
  const invitations = createInvitations(deps);
  bind(invite, ({ actor, params }) => invitations.send(actor, params.id));
  bind(acceptInvitation, async ({ viewer, body }) => {
    await invitations.accept(viewer.userId, body.token);
    return { success: true as const };
  });
}

function bindCallbacks(bind: ClinicBind, deps: PatientsDeps): void {
  const callbacks = createCallbacks(deps);

  bind(listCallbacks, ({ actor }) => callbacks.list(actor));
  bind(
    addCallback,
    async ({ actor, body, remember }) => ({
      id: await callbacks.leave(actor, body, remember),
    }),
    async (_, id) => ({ id: id ?? 0 }),
  );
  bind(endCallback, ({ actor, params }) => callbacks.end(actor, params.id));
  bind(undoCallback, ({ actor, params }) => callbacks.undo(actor, params.id));
}

function bindJoining(bind: ClinicBind, deps: PatientsDeps): void {
  bind(mergePatientRecords, ({ actor, params, body }) =>
    mergePeople(deps, actor, { id: params.id, ...body }),
  );
}

function bindMessages(bind: ClinicBind, deps: PatientsDeps): void {
  bind(listMessages, ({ actor, params }) => listMessagesOf(deps, actor, params.id));
  bind(listFailedMessages, () => listFailed(deps));
  bind(resendMessage, ({ actor, params }) => resend(deps, actor, params.id));
}

function bindNotices(bind: ClinicBind, deps: PatientsDeps): void {
  const directory = createDirectory(deps);
  bind(setNotices, async ({ actor, params, body }) => {
    await saveNoticeRecipients(deps, actor, params.id, body);
    return directory.show(actor, params.id);
  });
}

function bindProcesses(bind: ClinicBind, deps: PatientsDeps): void {
  bind(processesContract.listProcesses, ({ actor, params }) => listProcesses(deps, actor, params.id));
  bind(processesContract.giveDischarge, ({ actor, params, body }) =>
    discharge(deps, actor, params.id, body.dischargedOn),
  );
  bind(processesContract.undoDischarge, ({ actor, params }) => undoOwnDischarge(deps, actor, params.id));
}

function bindAccessLog(bind: ClinicBind, deps: PatientsDeps): void {
  bind(readAccessLog, ({ viewer }) => listOpenings(deps, viewer.userId));
}
