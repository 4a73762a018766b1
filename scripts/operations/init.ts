// `deploy/init`: seven questions, checks of this machine, and the settings of a new installation. See docs/operating.md.

import { Resolver } from 'node:dns/promises';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createKeyPair } from '#platform/backup/key-pair.server.ts';
import { errorCode, errorMessage } from '#platform/errors.ts';
import { formatFindings, hasErrors } from './findings.ts';
import { checkServer, readMachine } from './init/checks.ts';
import { inContainers, onServer } from './init/next-steps.ts';
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
  const { onError, next } = isForContainers ? inContainers : onServer;
  const file = join(folder, isForContainers ? '.env' : 'environment');
  await writeSettings(file, formatSettings(settings, isForContainers));
  // Addresses of the services of compose.yaml have a meaning inside only, so the database is not checked.
  const findings = await checkServer(
    settings,
    await readMachine(folder, new Resolver({ timeout: 2_000, tries: 2 })),
  );
  console.log(`\n${formatFindings(findings)}\n`);
  console.log(formatSafePage({ settings, identity, date: new Date() }));
  console.log(`\nNext, for ${settings.PUBLIC_URL}:\n\n  ${next.join('\n  ')}`);
  if (hasErrors(findings)) {
    console.log(
      `\nThe settings are written, but correct the errors above before the site opens.\n${onError(file)}`,
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
