import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import * as contract from './contract.ts';
import type { ImportDeps } from './deps.server.ts';
import * as service from './service.server.ts';

export function bindImports(bind: Bind, deps: ImportDeps): void {
  // Every request processes the whole file, previews included.
  const files = deps.limits({ name: 'imports', points: 200, seconds: 3600 });

  bind(contract.listImports, () => service.list(deps));
  bind(contract.previewImport, async ({ viewer, body }) => {
    await files.spend(String(viewer.userId));
    return service.preview(deps, await staffActor(deps.db, viewer), body);
  });
  bind(
    contract.runImport,
    async ({ viewer, body, remember }) => {
      await files.spend(String(viewer.userId));
      return service.runImport(deps, await staffActor(deps.db, viewer), body, remember);
    },
    (_, id) => service.showPastImport(deps, id ?? 0),
  );
  bind(contract.undoImport, async ({ viewer, params }) =>
    service.undo(deps, await staffActor(deps.db, viewer), params.id),
  );
}
