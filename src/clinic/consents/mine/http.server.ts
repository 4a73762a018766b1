import type { Bind } from '#platform/http/bind.server.ts';
import type { ConsentsDeps } from '../deps.server.ts';
import { scanDisposition } from '../terms.ts';
import * as contract from './contract.ts';
import { listMine, readMyScan, withdrawMine } from './service.server.ts';

export function bindMine(bind: Bind, deps: ConsentsDeps): void {
  bind(contract.listSigned, ({ viewer }) => listMine(deps, deps.db, viewer.userId));
  bind(contract.withdrawMine, ({ viewer, params }) => withdrawMine(deps, viewer.userId, params.id));
  bind(contract.readMyScan, async ({ viewer, params, reply }) => {
    const file = await readMyScan(deps, viewer.userId, params.id);
    reply.type('application/pdf').header('Content-Disposition', scanDisposition(params.id));
    return file;
  });
}
