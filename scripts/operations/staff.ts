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

const usage = `npm run staff -- create <usuario> <${staffRoles.join('|')}> <nombre> [--email <correo>] [--professional <id>]
npm run staff -- reset <usuario>
npm run staff -- disable <usuario>
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
        throw new Error(`No hay un profesional ${values.professional} sin cuenta.`);
    },
  });
  if (colleague !== undefined) showLink(await accounts.create(colleague));
  if (command === 'reset') showLink(await accounts.reset(username));
  if (command === 'disable') {
    await accounts.disable(username);
    console.log(`«${username}» ya no puede entrar, y sus sesiones se han cerrado.`);
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
  if (!parsed.success) throw new Error(parsed.error.issues.map(({ message }) => message).join('\n'));
  return { ...parsed.data, fullName: parsed.data.fullName ?? username, role: known };
}

function showLink(url: string): void {
  console.log(`Enlace para elegir la contraseña, de un solo uso y durante ${staffLinkDays} días:\n${url}`);
}

/** Prints a new first-admin link, in case the link from the first start was lost. */
async function showFirstAdminLink(db: Database, publicUrl: string): Promise<void> {
  const link = await createFirstAdminLink({ db, clock: systemClock, publicUrl });
  if (link === undefined) throw new Error('Dirección ya tiene una cuenta: entra con ella, o usa «reset».');
  console.log(
    `Dirección para crear la primera cuenta, de un solo uso y durante ${firstAdminHours} horas:\n${link}`,
  );
}

async function show(accounts: Accounts): Promise<void> {
  for (const { username, role, fullName, email, hasSecondFactor, disabledAt } of await accounts.list()) {
    const factor = hasSecondFactor ? 'segundo paso activo' : 'sin segundo paso';
    const state = disabledAt === null ? [] : [`desactivada desde ${disabledAt.toISOString().slice(0, 10)}`];
    console.log([username, role, fullName ?? '', email ?? 'sin correo', factor, ...state].join(' · '));
  }
}
