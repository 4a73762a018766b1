import {
  createReauthentication,
  createStaffAccounts,
  type ReauthenticationDeps,
} from '#clinic/accounts/service.server.ts';
import type { Person, staffRoles } from '#clinic/audit/contract.ts';
import { createForUser } from '#clinic/patients/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Viewer } from '#platform/http/bind.server.ts';
import type { CatalogueDeps } from '../catalogue/service.server.ts';
import { type Colleague, colleagueRefusals } from './contract.ts';

const refuse = refusing(colleagueRefusals);

export type ColleaguesDeps = CatalogueDeps & ReauthenticationDeps;
type Proof = { password: string; code?: string | undefined };

const accountsOf = (deps: CatalogueDeps, actor: Person) =>
  createStaffAccounts({ ...deps, actor, afterCreating: createForUser });

export async function listAccounts(deps: CatalogueDeps, actor: Person): Promise<{ colleagues: Colleague[] }> {
  const all = await accountsOf(deps, actor).list();
  return {
    colleagues: all
      .filter(({ disabledAt }) => disabledAt === null)
      .map(({ id, username, fullName, role, email, emailSetAt, emailSetBy, hasSecondFactor }) => ({
        username,
        fullName,
        email,
        emailSetAt: emailSetAt?.toISOString() ?? null,
        emailSetBy,
        hasSecondFactor,
        // Cast: the list excludes clients.
        role: role as (typeof staffRoles)[number],
        isMe: id === actor.userId,
      })),
  };
}

/**
 * Removes a colleague's password, second factor and sessions, and e-mails them a link for a new password.
 * @throws Refusal `not_found`, `own_account`, `no_mail`, `wrong_password`, `wrong_code`
 */
export async function resetAccount(
  deps: ColleaguesDeps,
  { viewer, actor }: { viewer: Viewer; actor: Person },
  { username, ...proof }: Proof & { username: string },
): Promise<void> {
  const { colleagues } = await listAccounts(deps, actor);
  const one = colleagues.find((each) => each.username === username);
  if (one === undefined) throw refuse('not_found');
  if (one.isMe) throw refuse('own_account');
  if (one.email === null) throw refuse('no_mail');
  await createReauthentication(deps)(viewer, proof);
  await accountsOf(deps, actor).reset(username);
}

/**
 * Sets the e-mail address of a colleague or of the manager's own account. @throws Refusal `not_found`,
 * `wrong_password`, `wrong_code`
 */
export async function setEmail(
  deps: ColleaguesDeps,
  { viewer, actor }: { viewer: Viewer; actor: Person },
  { username, email, ...proof }: Proof & { username: string; email: string },
): Promise<void> {
  const { colleagues } = await listAccounts(deps, actor);
  if (!colleagues.some((each) => each.username === username)) throw refuse('not_found');
  await createReauthentication(deps)(viewer, proof);
  await accountsOf(deps, actor).setEmail(username, email);
}
