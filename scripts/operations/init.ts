// `deploy/init`: seven questions, checks of this machine, and the settings of a new installation. See docs/operating.md.

import { Resolver } from 'node:dns/promises';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createKeyPair } from '#platform/backup/key-pair.server.ts';
import { errorCode, errorMessage } from '#platform/errors.ts';
import { formatFindings, hasErrors } from './findings.ts';
import { checkServer, readMachine } from './init/checks.ts';
import { openTerminal, readAnswers } from './init/questions.ts';
import { formatSafePage } from './init/safe-page.ts';
import { type Answers, createSettings, findInvalid, formatSettings, type Settings } from './init/settings.ts';

const terminal = openTerminal();
try {
  const { answers, folder } = await readAnswers(process.argv.slice(2), process.env, terminal?.ask);
  const identity = await completeRecipient(answers);
  const settings = { ...createSettings(answers, new Date()), ...readOverrides() };
  const invalid = findInvalid(settings);
  if (invalid.length > 0) throw new Error(`Not valid:\n  ${invalid.join('\n  ')}`);
  const isForContainers = answers.databaseUrl === undefined;
  const file = join(folder, isForContainers ? '.env' : 'environment');
  await writeSettings(file, formatSettings(settings, isForContainers));
  // Addresses of the services of compose.yaml have a meaning inside only, so the database is not checked.
  const findings = await checkServer(
    settings,
    await readMachine(folder, new Resolver({ timeout: 2_000, tries: 2 })),
  );
  console.log(`\n${formatFindings(findings)}\n`);
  console.log(formatSafePage({ settings, identity, date: new Date() }));
  showNextSteps(isForContainers, settings);
  if (hasErrors(findings)) {
    console.log(
      '\nThe settings are written, but correct the errors above first. If an answer is wrong, remove the file of the\n' +
        'settings and run deploy/init again (it makes new keys: print the new page). Otherwise correct the cause and go on.',
    );
    process.exitCode = 1;
  }
} catch (error) {
  console.error(`Nothing was written. ${errorMessage(error)}`);
  process.exitCode = 1;
} finally {
  terminal?.close();
}

/** Makes a key pair if the clinic has none. @returns its identity, which is stored nowhere here */
async function completeRecipient(answers: Answers): Promise<string | undefined> {
  if (answers.backupRecipient !== '') return undefined;
  const { identity, recipient } = await createKeyPair();
  answers.backupRecipient = recipient;
  return identity;
}

/** @throws Error if the file exists */
async function writeSettings(file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600, flag: 'wx', flush: true }).catch((reason: unknown) => {
    const code = errorCode(reason);
    throw new Error(
      code === 'EEXIST'
        ? 'The file of the settings exists already, and is never overwritten: remove it to begin again.'
        : `The file of the settings cannot be written (${code}).`,
    );
  });
}

/** Addresses of a stand-in for PayPal, for trials. */
function readOverrides(): Settings {
  const { PAYPAL_API_URL, PAYPAL_SDK_URL } = process.env;
  return { ...(PAYPAL_API_URL && { PAYPAL_API_URL }), ...(PAYPAL_SDK_URL && { PAYPAL_SDK_URL }) };
}

function showNextSteps(isForContainers: boolean, { PUBLIC_URL }: Settings): void {
  const commands = isForContainers
    ? [
        'docker compose up --build --detach',
        'docker compose logs | grep Welcome',
        'docker compose exec backup node build/process/nightly-backup.js now',
        'deploy/doctor',
      ]
    : ["sudo journalctl -u 'onyar-*' -o cat | grep Welcome"];
  // Without containers install.sh has asked, and starts the processes itself.
  const proxy = isForContainers
    ? ''
    : '\n\nBefore, proxy and certificate: docs/operating/without-containers.md of the release';
  console.log(`\nNext, for ${PUBLIC_URL}:\n\n  ${commands.join('\n  ')}${proxy}`);
}
