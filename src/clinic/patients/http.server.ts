import type { Bind } from '#platform/http/bind.server.ts';
import { bindAccessLog } from './access-log/http.server.ts';
import { bindCallbacks } from './callbacks/http.server.ts';
import type { PatientsDeps } from './deps.server.ts';
import { bindDirectory } from './directory/http.server.ts';
import { bindGuardians } from './guardians/http.server.ts';
import { bindInvitations } from './invitations/http.server.ts';
import { bindJoining } from './joining/http.server.ts';
import { bindMessages } from './messages/http.server.ts';
import { bindNotices } from './notices/http.server.ts';
import { bindProcesses } from './processes/http.server.ts';

export function bindPatients(bind: Bind, deps: PatientsDeps): void {
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
