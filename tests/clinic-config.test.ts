import { execFile } from 'node:child_process';
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { groupValues } from '#clinic/settings/values/contract.ts';
import * as chosen from '#config';
import { configuredContact } from '#platform/clinic-contact.ts';
import { configuredSettings } from '#platform/clinic-settings.ts';
import * as demonstration from '../clinic.config.ts';

const execute = promisify(execFile);
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'onyar-clinic-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function copyWithChange(name: string, change: (text: string) => string): string {
  const file = join(folder, name);
  copyFileSync(join(root, 'clinic.config.ts'), file);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return file;
}

const runInNode = (script: string, env: Record<string, string>) =>
  execute(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
  });
const nameOf = `import { clinic } from '#config'; console.log(clinic.name)`;

test('uses the complete demo configuration without CLINIC_CONFIG', () => {
  expect(Object.keys(chosen).sort()).toEqual(Object.keys(demonstration).sort());
  expect(chosen.clinic).toBe(demonstration.clinic);
});

test('the configuration cannot be changed', () => {
  const { homeVisits } = chosen.clinic as unknown as { homeVisits: { radiusKm: number } };
  expect(() => {
    homeVisits.radiusKm = 1;
  }).toThrow(TypeError);
});

test('every configuration entry is used somewhere', () => {
  const text = globSync('{src,db,demo,scripts,bench}/**/*.{ts,tsx,mjs}', { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
  const isRead = (key: string) =>
    new RegExp(
      `\\bclinic(Settings\\(\\))?\\.${key}\\b|\\{[^{}]*\\b${key}\\b[^{}]*\\} = (\\w+\\.)?clinic;`,
    ).test(text);
  // `pickContact` reads the contact details.
  const unread = Object.keys(demonstration.clinic).filter(
    (key) => !isRead(key) && !(key in configuredContact),
  );
  expect(unread).toEqual([]);
});

const seed = 'a seed: the database holds it after the first start, and the panel changes it';
const ofHours = 'weekly hours and appointments refer to these times: a change would strand them';

/** Entries that only the configuration file changes, with the reason. */
const onlyInFile: Record<string, string> = {
  services: seed,
  professionalSeeds: seed,
  consentTextSeeds: seed,
  planSeeds: seed,
  translations: 'a starting value: the page of translations in the panel replaces it',
  registrationNumber: 'the first professional of the team has an own number in the panel',
  slots: ofHours,
  workingWeekdays: ofHours,
  sessionMinutes: 'each service has its own length in the panel',
  childMinimumAgeMonths: 'a clinical decision that changes with the service, once in years',
  verification: 'protects the cost of SMS: the payer of the server decides',
  messagesKeptDays: 'retention follows the contracts on data protection',
  contactMessagesKeptDays: 'retention follows the contracts on data protection',
  contactUnansweredKeptDays: 'retention follows the contracts on data protection',
  languages: 'the pages are built for them',
  holidayRegion: 'a clinic does not move to another region',
  localLanguage: 'a clinic does not move to another region',
  city: 'a clinic does not move to another region',
  legalNotice:
    'holder, tax id and registers are in the panel; the law behind the others changes once in years',
};

test('every entry is changed in the panel, or stays in the file for a reason', () => {
  const { clinic, ...others } = demonstration;
  const entries = [...Object.keys(clinic), ...Object.keys(others)];
  const inPanel = new Set([
    ...Object.keys(configuredContact),
    ...Object.values(groupValues).flatMap(({ shape }) => Object.keys(shape)),
  ]);
  expect(entries.filter((entry) => !inPanel.has(entry) && !(entry in onlyInFile))).toEqual([]);
  expect(Object.keys(onlyInFile).filter((entry) => inPanel.has(entry) || !entries.includes(entry))).toEqual(
    [],
  );
  expect(Object.keys(configuredSettings).filter((entry) => !inPanel.has(entry))).toEqual([]);
});

test('code reads entries that the panel changes as settings, not from the configuration', () => {
  const readers = globSync('{src,demo}/**/*.{ts,tsx}', { cwd: root }).filter((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return /import \{[^}]*\b(directory|perkAddresses)\b[^}]*\} from '#config'/.test(text);
  });
  expect(readers.sort()).toEqual([
    'src/platform/clinic-settings.ts',
    'src/platform/private-settings.server.ts',
  ]);
});

test('CLINIC_CONFIG selects a file outside the repository for server, seed and build', async () => {
  const file = copyWithChange('own.ts', (text) =>
    text.replace(`name: 'Clínica Onyar'`, `name: 'Clínica Ter'`),
  );
  expect((await runInNode(nameOf, { CLINIC_CONFIG: file })).stdout).toBe('Clínica Ter\n');
  const alias = `import config from './vite.config.ts'; console.log(config.resolve.alias['#config'])`;
  expect((await runInNode(alias, { CLINIC_CONFIG: file })).stdout).toBe(`${file}\n`);
  expect((await runInNode(alias, {})).stdout).toBe(`${join(root, 'clinic.config.ts')}\n`);
});

test("names entries added by an update and missing in the clinic's file", async () => {
  const file = copyWithChange('old.ts', (text) =>
    text.replace(/^ {2}messagesKeptDays: .*$/m, '').replace('export const directory', 'const directory'),
  );
  const failed = runInNode(nameOf, { CLINIC_CONFIG: file });
  await expect(failed).rejects.toThrow(/CLINIC_CONFIG: .*old\.ts cannot be used: clinic\.messagesKeptDays: /);
  await expect(failed).rejects.toThrow(/; directory: /);
});

test("names keys missing in a list entry if all of the demo's have them, but not optional ones", async () => {
  const file = copyWithChange('old-lists.ts', (text) =>
    text
      .replace(/^ {2}kinds: \['office', 'video', 'child'\],$/m, '')
      .replace('} satisfies ProfessionalSeed', '}')
      .replace('} satisfies ProfessionalSeed', '}')
      .replace(/ {4}recommended: true,/, ''),
  );
  await expect(runInNode(nameOf, { CLINIC_CONFIG: file })).rejects.toThrow(/professionalSeeds\.1\.kinds: /);
});

test('accepts null or a value for entries that are null in the demo, and no null otherwise', async () => {
  const words = copyWithChange('words.ts', (text) =>
    text.replace('accreditation: null', `accreditation: 'COPC'`),
  );
  expect((await runInNode(nameOf, { CLINIC_CONFIG: words })).stdout).toBe('Clínica Onyar\n');
  const nothing = copyWithChange('nothing.ts', (text) =>
    text.replace(/holdMinutes: 30/, 'holdMinutes: null'),
  );
  await expect(runInNode(nameOf, { CLINIC_CONFIG: nothing })).rejects.toThrow(
    /clinic\.holdMinutes: has to be number/,
  );
});

test('names settings that cannot work together', async () => {
  const file = copyWithChange('long-notice.ts', (text) =>
    text.replace('cancellationHours: 24', 'cancellationHours: 48'),
  );
  await expect(runInNode(nameOf, { CLINIC_CONFIG: file })).rejects.toThrow(
    /long-notice\.ts cannot be used: clinic\.reminders\.0 \(free_change\) has hoursBefore 48: it must be more than 51/,
  );
});

test('names values that no session could have, and contradictions between values', async () => {
  const wrong = copyWithChange('wrong.ts', (text) =>
    text
      .replace(`slots: ['09:00',`, `slots: ['9:00',`)
      .replace('workingWeekdays: [1,', 'workingWeekdays: [0,'),
  );
  const refused = runInNode(nameOf, { CLINIC_CONFIG: wrong });
  await expect(refused).rejects.toThrow(/clinic\.slots\.0: /);
  await expect(refused).rejects.toThrow(/clinic\.workingWeekdays\.0: /);
  const contradictory = copyWithChange('contradictory.ts', (text) =>
    text.replace(`kind: 'child',`, `kind: 'video',`).replace(`slots: ['09:00',`, `slots: ['10:30',`),
  );
  const failed = runInNode(nameOf, { CLINIC_CONFIG: contradictory });
  await expect(failed).rejects.toThrow(/clinic\.slots contains 10:30 twice/);
  await expect(failed).rejects.toThrow(/clinic\.services contains video twice/);
  await expect(failed).rejects.toThrow(
    /professionalSeeds\.1\.kinds names child, which clinic\.services does not offer/,
  );
});

test('names a missing file', async () => {
  await expect(runInNode(nameOf, { CLINIC_CONFIG: '/nowhere/clinic.config.ts' })).rejects.toThrow(
    /CLINIC_CONFIG: \/nowhere\/clinic\.config\.ts cannot be used/,
  );
});
