import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '#platform/api/refusals.ts';
import type { Bind, Viewer } from '#platform/http/bind.server.ts';
import { networkOf } from '#platform/http/network.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { currentUser, login, logout, register } from './contract.ts';
import * as draftsContract from './drafts/contract.ts';
import { createDrafts, type DraftsDeps } from './drafts/service.server.ts';
import { createFirstAdmin } from './first-admin/contract.ts';
import { createFirstAdminAccount } from './first-admin/service.server.ts';
import { type ClosingDeps, createAccountClosing } from './own-account/closing.server.ts';
import * as ownAccountContract from './own-account/contract.ts';
import { createOwnAccount, type OwnAccountDeps } from './own-account/service.server.ts';
import { createOwnSessions } from './own-account/sessions.server.ts';
import * as passkeysContract from './passkeys/contract.ts';
import { createPasskeys, type PasskeysDeps } from './passkeys/service.server.ts';
import { personalTexts } from './personal-texts.ts';
import { forgotPassword, resetPassword } from './recovery/contract.ts';
import { createRecovery, type RecoveryDeps } from './recovery/service.server.ts';
import { usernameKey } from './rules.ts';
import * as secondFactorContract from './second-factor/contract.ts';
import { createSecondFactor, type SecondFactorDeps } from './second-factor/service.server.ts';
import { type AccountsDeps, createAccounts } from './service.server.ts';
import type { KnownDevices } from './sessions/known-devices.server.ts';
import type { Sessions } from './sessions/sessions.server.ts';
import * as sharedDeskContract from './shared-desk/contract.ts';
import { createSharedDesk, presentSeat, type SharedDeskDeps } from './shared-desk/service.server.ts';
import {
  checkPhoneCode,
  resendVerification,
  sendPhoneCode,
  verificationStatus,
  verifyEmail,
} from './verification/contract.ts';
import {
  createVerification,
  type Verification,
  type VerificationDeps,
} from './verification/service.server.ts';

export function bindAccounts(
  bind: Bind,
  deps: Omit<AccountsDeps, 'verification'> &
    VerificationDeps &
    RecoveryDeps &
    SecondFactorDeps &
    OwnAccountRoutesDeps & { sessions: Sessions; devices: KnownDevices },
): void {
  const { sessions, devices } = deps;
  const verification = createVerification(deps);
  const accounts = createAccounts({ ...deps, verification });
  bindVerification(bind, verification);

  bind(currentUser, async ({ viewer }) => {
    const user = await accounts.findUser(viewer.userId);
    if (user === undefined) throw refuse('sign_in_required');
    return user;
  });

  bind(login, async ({ body, request, reply }) => {
    const deviceFor = (key: string) => devices.find(request, key);
    const user = await accounts.login(body, { address: networkOf(request.ip), deviceFor }, (tx, user) =>
      sessions.open(tx, user, request, reply),
    );
    devices.remember(reply, usernameKey(user.username));
    return user;
  });

  bind(register, async ({ body, request, reply }) => {
    const user = await accounts.register(body, networkOf(request.ip), (tx: Database, user) =>
      sessions.open(tx, user, request, reply),
    );
    devices.remember(reply, usernameKey(user.username));
    return { ...user, requiresEmailVerification: user.email !== null };
  });

  bind(logout, async ({ request, reply }) => {
    await sessions.close(request, reply);
    return { success: true as const };
  });

  bindFirstAdmin(bind, deps);
  bindRecovery(bind, deps);
  bindOwnAccount(bind, deps);
  bindSecondFactor(bind, deps);
  bindPasskeys(bind, deps);
  bindSharedDesk(bind, deps);
  bindDrafts(bind, deps);
}

function bindDrafts(bind: Bind, deps: DraftsDeps): void {
  const drafts = createDrafts(deps);

  bind(draftsContract.listDrafts, ({ viewer }) => drafts.list(viewer));
  bind(draftsContract.saveDraft, async ({ viewer, body }) => {
    await drafts.keep(viewer, body);
    return { success: true as const };
  });
  bind(draftsContract.deleteDraft, async ({ viewer, params }) => {
    await drafts.drop(viewer, params.place);
    return { success: true as const };
  });
}

function bindFirstAdmin(
  bind: Bind,
  deps: Parameters<typeof createFirstAdminAccount>[0] & { sessions: Sessions; devices: KnownDevices },
): void {
  bind(createFirstAdmin, async ({ body, request, reply }) => {
    const user = await createFirstAdminAccount(deps, body, (tx, row) =>
      deps.sessions.open(tx, row, request, reply),
    );
    deps.devices.remember(reply, usernameKey(user.username));
    return user;
  });
}

type OwnAccountRoutesDeps = OwnAccountDeps & ClosingDeps & { sessions: Sessions };

function bindOwnAccount(bind: Bind, deps: OwnAccountRoutesDeps): void {
  const { sessions } = deps;
  const account = createOwnAccount(deps);
  const closing = createAccountClosing(deps);
  const ownSessions = createOwnSessions(deps);
  const success = true as const;

  bind(ownAccountContract.changePassword, async ({ viewer, body, request, reply }) => {
    await account.changePassword(viewer.userId, body, (tx: Database, user) =>
      sessions.open(tx, user, request, reply),
    );
    return { success };
  });
  bind(ownAccountContract.changeUser, ({ viewer, body }) => account.change(viewer.userId, body));

  bind(ownAccountContract.listSessions, ({ viewer }) => ownSessions.list(viewer));
  bind(ownAccountContract.endSession, async ({ viewer, params, request, reply }) => {
    if (await ownSessions.end(viewer, params.id)) await sessions.close(request, reply);
    return { success };
  });
  bind(ownAccountContract.endOtherSessions, async ({ viewer }) => {
    await ownSessions.endOthers(viewer);
    return { success };
  });

  bind(ownAccountContract.exportOwnData, async ({ viewer, reply }) => {
    const parts = await closing.export(viewer.userId);
    reply.header('Content-Disposition', `attachment; filename="${personalTexts().fileName}"`);
    return parts;
  });
  bind(ownAccountContract.closeAccount, async ({ viewer, body, request, reply }) => {
    const erased = await closing.close(viewer.userId, body.password);
    await sessions.close(request, reply);
    return { success, ...erased };
  });
}

function bindPasskeys(bind: Bind, deps: PasskeysDeps): void {
  const passkeys = createPasskeys(deps);

  bind(passkeysContract.listPasskeys, ({ viewer }) => passkeys.list(viewer));
  bind(passkeysContract.beginPasskey, ({ viewer, body }) => passkeys.begin(viewer, body.password));
  bind(passkeysContract.addPasskey, ({ viewer, body }) => passkeys.add(viewer, body));
  bind(passkeysContract.removePasskey, async ({ viewer, params }) => {
    await passkeys.remove(viewer, params.id);
    return { success: true as const };
  });
}

function bindRecovery(bind: Bind, deps: RecoveryDeps & { sessions: Sessions; devices: KnownDevices }): void {
  const { sessions, devices } = deps;
  const recovery = createRecovery(deps);

  bind(forgotPassword, ({ body, request }) => recovery.ask(body, networkOf(request.ip)));
  bind(resetPassword, async ({ body, request, reply }) => {
    await recovery.reset(body, (key) => devices.find(request, key));
    // Ends this browser's session: the next step is the sign-in page.
    await sessions.close(request, reply);
    return { success: true as const };
  });
}

/** Routes to prove the second factor and to lock the desk. */
function bindSecondFactor(bind: Bind, deps: SecondFactorDeps & { sessions: Sessions }): void {
  const secondFactor = createSecondFactor(deps);
  /**
   * Ties the user to this browser: after the second factor, the password alone switches back to them until
   * the session ends.
   */
  const createDeskTie =
    ({ viewer, request, reply }: { viewer: Viewer; request: FastifyRequest; reply: FastifyReply }) =>
    (tx: Database) =>
      deps.sessions.desk.tie(tx, viewer, request, reply);

  bind(secondFactorContract.currentStaff, ({ viewer }) => secondFactor.me(viewer));
  bind(secondFactorContract.setUpSecondFactor, ({ viewer }) => secondFactor.setUp(viewer));
  bind(secondFactorContract.confirmSecondFactor, (asked) =>
    secondFactor.confirm(asked.viewer, asked.body.code, createDeskTie(asked)),
  );
  bind(secondFactorContract.proveSecondFactor, (asked) =>
    secondFactor.prove(asked.viewer, asked.body.code, createDeskTie(asked)),
  );
  bind(secondFactorContract.beginPasskeyProof, ({ viewer }) => secondFactor.askPasskey(viewer));
  bind(secondFactorContract.provePasskey, (asked) =>
    secondFactor.provePasskey(asked.viewer, asked.body, createDeskTie(asked)),
  );
  bind(secondFactorContract.lockScreen, ({ viewer }) => secondFactor.lock(viewer));
  bind(secondFactorContract.unlockScreen, (asked) =>
    secondFactor.unlock(asked.viewer, asked.body, createDeskTie(asked)),
  );
}

function bindSharedDesk(bind: Bind, deps: SharedDeskDeps & { sessions: Sessions }): void {
  const { sessions } = deps;
  const desk = createSharedDesk(deps);

  bind(sharedDeskContract.listDesk, async ({ request }) =>
    (await sessions.desk.waiting(request)).map(presentSeat),
  );
  bind(sharedDeskContract.takeDesk, async ({ body, request, reply }) =>
    desk.take(body, await sessions.desk.waiting(request), (tx, seat) =>
      sessions.desk.take(tx, seat, request, reply),
    ),
  );
  bind(sharedDeskContract.leaveDesk, async ({ request, reply }) => {
    await sessions.desk.leave(request, reply);
    return { success: true as const };
  });
}

function bindVerification(bind: Bind, verification: Verification): void {
  bind(verifyEmail, ({ body, viewer }) => verification.checkEmail(viewer.userId, body.code));
  bind(resendVerification, ({ viewer, request }) =>
    verification.resendEmail(viewer.userId, networkOf(request.ip)),
  );
  bind(verificationStatus, ({ viewer }) => verification.status(viewer.userId));
  bind(sendPhoneCode, ({ body, viewer, request }) =>
    verification.sendToPhone(viewer.userId, body.phone, networkOf(request.ip)),
  );
  bind(checkPhoneCode, ({ body, viewer }) => verification.checkPhone(viewer.userId, body.phone, body.code));
}
