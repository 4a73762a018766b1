import type { Bind } from '#platform/http/bind.server.ts';
import * as contract from './contract.ts';
import { createDrafts, type DraftsDeps } from './service.server.ts';

export function bindDrafts(bind: Bind, deps: DraftsDeps): void {
  const drafts = createDrafts(deps);

  bind(contract.listDrafts, ({ viewer }) => drafts.list(viewer));
  bind(contract.saveDraft, async ({ viewer, body }) => {
    await drafts.keep(viewer, body);
    return { success: true as const };
  });
  bind(contract.deleteDraft, async ({ viewer, params }) => {
    await drafts.drop(viewer, params.place);
    return { success: true as const };
  });
}
