import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bind, Viewer } from '#platform/http/bind.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Sessions } from '../sessions/sessions.server.ts';
import * as contract from './contract.ts';
import { createSecondFactor, type SecondFactorDeps } from './service.server.ts';

/** Routes to prove the second factor and to lock the desk. */
export function bindSecondFactor(bind: Bind, deps: SecondFactorDeps & { sessions: Sessions }): void {
  const secondFactor = createSecondFactor(deps);
  /**
   * Ties the user to this browser: after the second factor, the password alone switches back to them until
   * the session ends.
   */
  const createDeskTie =
    ({ viewer, request, reply }: { viewer: Viewer; request: FastifyRequest; reply: FastifyReply }) =>
    (tx: Database) =>
      deps.sessions.desk.tie(tx, viewer, request, reply);

  bind(contract.currentStaff, ({ viewer }) => secondFactor.me(viewer));
  bind(contract.setUpSecondFactor, ({ viewer }) => secondFactor.setUp(viewer));
  bind(contract.confirmSecondFactor, (asked) =>
    secondFactor.confirm(asked.viewer, asked.body.code, createDeskTie(asked)),
  );
  bind(contract.proveSecondFactor, (asked) =>
    secondFactor.prove(asked.viewer, asked.body.code, createDeskTie(asked)),
  );
  bind(contract.beginPasskeyProof, ({ viewer }) => secondFactor.askPasskey(viewer));
  bind(contract.provePasskey, (asked) =>
    secondFactor.provePasskey(asked.viewer, asked.body, createDeskTie(asked)),
  );
  bind(contract.lockScreen, ({ viewer }) => secondFactor.lock(viewer));
  bind(contract.unlockScreen, (asked) => secondFactor.unlock(asked.viewer, asked.body, createDeskTie(asked)));
}
