import type { Bind } from '#platform/http/bind.server.ts';
import type { ConsentsDeps } from '../deps.server.ts';
import * as contract from './contract.ts';
import { listMine, withdrawMine } from './service.server.ts';

/** Routes of what somebody has signed. */
export function bindMine(bind: Bind, deps: ConsentsDeps): void {
  bind(contract.listSigned, ({ viewer }) => listMine(deps, deps.db, viewer.userId));
  bind(contract.withdrawMine, ({ viewer, params }) => withdrawMine(deps, viewer.userId, params.id));
}
