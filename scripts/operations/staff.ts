// Staff accounts: `npm run staff -- create|reset|list|disable|welcome`. See docs/operating.md.

import { parseArgs } from 'node:util';
import { registration } from '#clinic/accounts/contract.ts';
import { createFirstAdminLink, createStaffAccounts } from '#clinic/accounts/service.server.ts';
import { firstAdminHours, staffLinkDays } from '#clinic/accounts/terms.ts';
import { staffRoles } from '#clinic/audit/contract.ts';
import { createForUser } from '#clinic/patients/service.server.ts';
import { linkAccount } from '#clinic/professionals/service.server.ts';
import { readConfig } from '#platform/config.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { systemClock } from '#platform/time/clock.ts';
import { openDatabaseForScript } from './open-database.ts';

const usage = `npm run staff -- create <username> <${staffRoles.join('|')}> <full name> [--email <address>] [--professional <id>]
npm run staff -- reset <username>
npm run staff -- disable <username>
npm run staff -- list
npm run staff -- welcome`;

type Accounts = ReturnType<typeof createStaffAccounts>;

let close = async () => {};
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { email: { type: 'string' }, professional: { type: 'string' } },
  });
  const [command = '', username = '', role = '', fullName = ''] = positionals;
  const wanted = { create: 4, reset: 2, disable: 2, list: 1, welcome: 1 }[command];
  if (positionals.length !== wanted) throw new Error(usage);
  const colleague =
    command === 'create' ? validateColleague(username, role, fullName, values.email) : undefined;
  const config = readConfig(process.env);
  const opened = await openDatabaseForScript(config);
  close = opened.close;
  const professionalId = values.professional === undefined ? null : Number(values.professional);
  const accounts = createStaffAccounts({
    db: opened.db,
    clock: systemClock,
    publicUrl: config.PUBLIC_URL,
    async afterCreating(tx, user, now) {
      await createForUser(tx, user, now);
      if (professionalId !== null && !(await linkAccount(tx, professionalId, user.id)))
        throw new Error(`There is no professional ${values.professional} without an account.`);
    },
  });
  if (colleague !== undefined) showLink(await accounts.create(colleague));
  if (command === 'reset') showLink(await accounts.reset(username));
  if (command === 'disable') {
    await accounts.disable(username);
    console.log(`"${username}" can no longer sign in; all sessions are closed.`);
  }
  if (command === 'list') await show(accounts);
  if (command === 'welcome') await showFirstAdminLink(opened.db, config.PUBLIC_URL);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await close();
}

/** @throws Error with a sentence for the operator */
function validateColleague(username: string, role: string, fullName: string, email: string | undefined) {
  const known = staffRoles.find((each) => each === role);
  if (known === undefined) throw new Error(usage);
  const shape = registration.pick({ username: true, fullName: true, email: true });
  const parsed = shape.safeParse({ username, fullName, ...(email === undefined ? {} : { email }) });
  if (!parsed.success) {
    // The contract's own messages are Spanish, for screens.
    const fields = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))];
    throw new Error(`Not valid, by the rules of the registration form: ${fields.join(', ')}.`);
  }
  return { ...parsed.data, fullName: parsed.data.fullName ?? username, role: known };
}

function showLink(url: string): void {
  console.log(`Link to choose a password; it works once, for ${staffLinkDays} days:\n${url}`);
}

/** Prints a new link for the first account, in case the one from the start was lost. Voids all former ones. */
async function showFirstAdminLink(db: Database, publicUrl: string): Promise<void> {
  const link = await createFirstAdminLink({ db, clock: systemClock, publicUrl, voidsFormer: true });
  if (link === undefined)
    throw new Error('The director has an account already: sign in with it, or use "reset".');
  console.log(`Link to create the first account; it works once, for ${firstAdminHours} hours:\n${link}`);
}

async function show(accounts: Accounts): Promise<void> {
  for (const { username, role, fullName, email, hasSecondFactor, disabledAt } of await accounts.list()) {
    const factor = hasSecondFactor ? 'second factor' : 'no second factor';
    const state = disabledAt === null ? [] : [`disabled since ${disabledAt.toISOString().slice(0, 10)}`];
    console.log([username, role, fullName ?? '', email ?? 'no e-mail', factor, ...state].join(' · '));
  }
}
