import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { payOutCredit, readOwnCredit } from './contract.ts';
import { ownCredit, payOut } from './service.server.ts';

export function bindCredit(bind: Bind, deps: PaymentsDeps): void {
  bind(readOwnCredit, ({ viewer }) => ownCredit(deps.db, viewer.userId));
  bind(
    payOutCredit,
    async ({ viewer, params, body, remember }) =>
      payOut(deps, await staffActor(deps.db, viewer), params.id, body, remember),
    async (_, cents) => ({ cents: cents ?? 0 }),
  );
}
