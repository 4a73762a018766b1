import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { noteTill, readTill } from './contract.ts';
import { noteTillEvent, readTillOfDay } from './service.server.ts';

export function bindTill(bind: Bind, deps: PaymentsDeps): void {
  bind(readTill, async ({ viewer, query }) =>
    readTillOfDay(deps, await staffActor(deps.db, viewer), query.date),
  );
  bind(
    noteTill,
    async ({ viewer, body, remember }) =>
      noteTillEvent(deps, await staffActor(deps.db, viewer), body, remember),
    async (_, id) => ({ id: id ?? 0 }),
  );
}
