import { access, constants } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from './config.server.ts';
import { errorCode } from './errors.ts';
import { isReservedName } from './reserved-names.ts';
import { parseKeys } from './secrets/key-list.ts';
import { isLoopback } from './settings/values.server.ts';

type Danger = { setting: string; sentence: string };

/** Random keys have some thirty different bytes of 32. */
const leastDifferentBytes = 16;

/**
 * Valid settings of production that endanger the site or what it stores. They do not stop the start, because a
 * rehearsal may want them.
 */
export async function findDangers(config: Config): Promise<Danger[]> {
  const { PUBLIC_URL, SMTP_URL, MAIL_FROM, PAYPAL_API_URL } = config;
  const mail = SMTP_URL === undefined ? undefined : new URL(SMTP_URL);
  const mailDomain = /@([^@\s>]+)>?$/.exec(MAIL_FROM ?? '')?.[1];
  const unwritable = config.ROLE === 'web' ? undefined : await findUnwritable(config.DATA_DIR);
  const found: [setting: string, sentence: string | false | undefined][] = [
    ['BACKUP_RECIPIENT', config.BACKUP_RECIPIENT === undefined && 'is not set: no backup can be made'],
    [
      'ALARM_RECIPIENTS',
      config.ALARM_RECIPIENTS === undefined && 'is not set: no failure is announced by mail',
    ],
    ['TRUST_PROXY', config.TRUST_PROXY === undefined && 'is not set: all visitors share the limits of one'],
    ['DATA_DIR', unwritable && `${unwritable}: backups and exports have no place`],
    [
      'PUBLIC_URL',
      isReservedName(new URL(PUBLIC_URL).hostname) &&
        `${PUBLIC_URL} is a name for examples: no visitor can open it`,
    ],
    [
      'MAIL_FROM',
      isReservedName(mailDomain ?? '') &&
        `${mailDomain} is a domain for examples: letters are refused as spam`,
    ],
    [
      'SMTP_URL',
      mail?.protocol === 'smtp:' &&
        !isLoopback(mail.hostname) &&
        mail.searchParams.get('requireTLS') !== 'true' &&
        'does not require encryption: write smtps://, or add ?requireTLS=true',
    ],
    [
      'SMTP_URL',
      mail?.protocol === 'smtps:' &&
        mail.port === '587' &&
        'port 587 begins unencrypted: smtp://…?requireTLS=true is meant',
    ],
    [
      'SMTP_URL',
      mail?.protocol === 'smtp:' && mail.port === '465' && 'port 465 begins encrypted: smtps:// is meant',
    ],
    ['PAYPAL_API_URL', PAYPAL_API_URL?.includes('sandbox') && 'is the sandbox: payments are not real'],
    [
      'SMS_ENABLED',
      config.TWILIO_AUTH_TOKEN !== undefined &&
        !config.SMS_ENABLED &&
        'is not yes: no SMS is sent, although TWILIO_AUTH_TOKEN is set',
    ],
    [
      'METRICS_HOST',
      config.METRICS_PORT !== undefined &&
        /^(0\.0\.0\.0|::)$/.test(config.METRICS_HOST) &&
        'serves the metrics to every network of this machine',
    ],
    ...['PAYPAL_API_URL', 'PAYPAL_SDK_URL', 'TWILIO_API_URL'].map((name): [string, string | false] => [
      name,
      isOnThisMachine(config[name as 'PAYPAL_API_URL']) && 'is on this machine: it is no real service',
    ]),
    [
      'SECRET_KEYS',
      hasWeakKey(config.SECRET_KEYS) && 'has a key that is not random: openssl rand -base64 32 makes one',
    ],
  ];
  return found.flatMap(([setting, sentence]) => (sentence ? { setting, sentence } : []));
}

const isOnThisMachine = (url: string | undefined) => url !== undefined && isLoopback(new URL(url).hostname);

const hasWeakKey = (keys: string | undefined): boolean =>
  keys !== undefined &&
  parseKeys(keys).some(([, key]) => new Set(Buffer.from(key, 'base64')).size < leastDifferentBytes);

/** Why a folder cannot be written, or created where its nearest existing parent is. */
async function findUnwritable(folder: string): Promise<string | undefined> {
  const path = resolve(folder);
  const code = await access(path, constants.W_OK).then(
    () => undefined,
    (error: unknown) => errorCode(error) ?? 'unknown',
  );
  if (code === undefined) return undefined;
  const parent = dirname(path);
  if (code === 'ENOENT' && parent !== path) return findUnwritable(parent);
  return `${path} cannot be written (${code})`;
}

/** Logs one line for each danger, at every start. */
export async function warnOfDangers({
  config,
  log,
}: {
  config: Config;
  log: Pick<Logger, 'warn'>;
}): Promise<void> {
  for (const { setting, sentence } of await findDangers(config))
    log.warn({ setting }, `${setting}: ${sentence}`);
}
