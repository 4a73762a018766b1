import { createStaffAccounts } from '#clinic/accounts/service.server.ts';
import type { Person, staffRoles } from '#clinic/audit/contract.ts';
import { createForUser } from '#clinic/patients/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { CatalogueDeps } from '../catalogue/service.server.ts';
import { type Colleague, colleagueRefusals } from './contract.ts';

const refuse = refusing(colleagueRefusals);

const accountsOf = (deps: CatalogueDeps, actor: Person) =>
  createStaffAccounts({ ...deps, actor, afterCreating: createForUser });

/** Whoever of the staff may sign in. */
export async function listAccounts(deps: CatalogueDeps, actor: Person): Promise<{ colleagues: Colleague[] }> {
  const all = await accountsOf(deps, actor).list();
  return {
    colleagues: all
      .filter(({ disabledAt }) => disabledAt === null)
      .map(({ id, username, fullName, role, email, hasSecondFactor }) => ({
        ...{ username, fullName, hasSecondFactor },
        // Cast: the list leaves clients out.
        role: role as (typeof staffRoles)[number],
        hasMail: email !== null,
        isMe: id === actor.userId,
      })),
  };
}

/**
 * Whoever has lost telephone and paper begins anew. The link goes to their own mailbox alone: nobody of the direction enters as somebody else.
 * @throws Refusal `not_found`, `own_account`, `no_mail`
 */
export async function resetAccount(deps: CatalogueDeps, actor: Person, username: string): Promise<void> {
  const { colleagues } = await listAccounts(deps, actor);
  const one = colleagues.find((each) => each.username === username);
  if (one === undefined) throw refuse('not_found');
  if (one.isMe) throw refuse('own_account');
  if (!one.hasMail) throw refuse('no_mail');
  await accountsOf(deps, actor).reset(username);
}
