import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { PatientsDeps } from '../deps.server.ts';
import { createDirectory } from '../directory/service.server.ts';
import * as contract from './contract.ts';
import { saveNoticeRecipients } from './service.server.ts';

export function bindNotices(bind: Bind, deps: PatientsDeps): void {
  const directory = createDirectory(deps);
  bind(contract.setNotices, async ({ viewer, params, body }) => {
    const actor = await staffActor(deps.db, viewer);
    await saveNoticeRecipients(deps, actor, params.id, body);
    return directory.show(actor, params.id);
  });
}
