import type { Bind } from '#platform/http/bind.server.ts';
import type { PatientsDeps } from '../deps.server.ts';
import { readAccessLog } from './contract.ts';
import { listOpenings } from './service.server.ts';

export function bindAccessLog(bind: Bind, deps: PatientsDeps): void {
  bind(readAccessLog, ({ viewer }) => listOpenings(deps, viewer.userId));
}
