import type { Settings } from './settings.ts';

type SafePageOptions = {
  settings: Settings;
  /** Key that opens backups, if it was made here. */
  identity: string | undefined;
  date: Date;
};

/** The page to print and put into the clinic's safe: without these keys, data and backups cannot be read. */
export function formatSafePage({ settings, identity, date }: SafePageOptions): string {
  const line = '-'.repeat(78);
  const backup =
    identity === undefined
      ? ['The key that opens backups is with the owner of', settings.BACKUP_RECIPIENT ?? '']
      : ['Key that opens backups (stored nowhere on this server; save this line as clinic.key):', identity];
  return [
    line,
    `FOR THE SAFE. ${settings.PUBLIC_URL}, ${date.toISOString().slice(0, 10)}`,
    'Print two copies for two places, then clear this screen. Keep none on the server.',
    '',
    'Keys of sealed data (SECRET_KEYS):',
    settings.SECRET_KEYS ?? '',
    '',
    ...backup,
    line,
  ].join('\n');
}
