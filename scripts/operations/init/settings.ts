import { randomBytes } from 'node:crypto';
import { readConfig } from '#platform/config.server.ts';
import { errorMessage } from '#platform/errors.ts';

/** Answers to the questions of `deploy/init`. */
export type Answers = {
  site: string;
  mail: string;
  smtpUrl: string;
  walletClient: string;
  walletSecret: string;
  walletMerchant: string;
  walletWebhook: string;
  isSandbox: boolean;
  backupRecipient: string;
  timeZone: string;
  /** Addresses with commas between, or empty; alarms also go to the address of `mail`. */
  alarmRecipients: string;
  /** For a server without containers; there PostgreSQL is installed by hand. */
  databaseUrl: string | undefined;
};

export type Settings = Record<string, string>;

/** Address of Caddy in the network of compose.yaml, and of nginx on the same machine. */
const proxies = { containers: '172.30.18.2/32', server: '127.0.0.1/32' };

/** Settings that compose.yaml makes from the ones in .env. */
const fromCompose = ['MODE', 'PUBLIC_URL', 'DATABASE_URL', 'TRUST_PROXY'];

/** All settings of the process, with generated secrets. */
export function createSettings(answers: Answers, now: Date): Settings {
  const password = randomBytes(24).toString('hex');
  const sandbox = answers.isSandbox ? '.sandbox' : '';
  const { databaseUrl } = answers;
  return {
    ...(databaseUrl === undefined
      ? {
          site: answers.site,
          acme_email: addressOf(answers.mail),
          database_password: password,
        }
      : { HOST: '127.0.0.1', PORT: '3000', DATA_DIR: '/var/lib/onyar/data' }),
    MODE: 'production',
    PUBLIC_URL: `https://${answers.site}`,
    DATABASE_URL: databaseUrl ?? `postgres://onyar:${password}@postgres:5432/onyar`,
    TRUST_PROXY: databaseUrl === undefined ? proxies.containers : proxies.server,
    SECRET_KEYS: createKey(now),
    BACKUP_RECIPIENT: answers.backupRecipient,
    MAIL_FROM: answers.mail,
    SMTP_URL: answers.smtpUrl,
    ALARM_RECIPIENTS: listAlarmRecipients(answers),
    SMS_ENABLED: 'no',
    PAYPAL_CLIENT_ID: answers.walletClient,
    PAYPAL_SECRET: answers.walletSecret,
    PAYPAL_MERCHANT_ID: answers.walletMerchant,
    PAYPAL_WEBHOOK_ID: answers.walletWebhook,
    PAYPAL_API_URL: `https://api-m${sandbox}.paypal.com`,
    PAYPAL_SDK_URL: 'https://www.paypal.com/sdk/js',
    REPORT_TIME_ZONE: answers.timeZone,
  };
}

/** The clinic's address and the others, each once. */
function listAlarmRecipients({ mail, alarmRecipients }: Answers): string {
  const others = alarmRecipients.split(',').map((address) => address.trim());
  return [...new Set([addressOf(mail), ...others])].filter((address) => address !== '').join(',');
}

/** `name:base64`, as in SECRET_KEYS. The minute in the name keeps it from being used twice. */
export function createKey(now: Date): string {
  const minute = now.toISOString().slice(0, 16).replaceAll(/\D/g, '');
  return `k${minute}:${randomBytes(32).toString('base64')}`;
}

/** @returns one sentence for each setting that the process would refuse */
export function findInvalid(settings: Settings): string[] {
  const quoted = Object.entries(settings).filter(([, value]) => /['\n]/.test(value));
  const problems = quoted.map(([name]) => `${name}: contains a single quote; write it as %27 in an address`);
  if (problems.length > 0) return problems;
  try {
    readConfig(settings);
    return [];
  } catch (reason) {
    return errorMessage(reason)
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
}

/** The file of the settings. Single quotes are read alike by compose, systemd and the shell. */
export function formatSettings(settings: Settings, isForContainers: boolean): string {
  const lines = Object.entries(settings)
    .filter(([name]) => !isForContainers || !fromCompose.includes(name))
    .map(([name, value]) => `${name}='${value}'`);
  return `# Written by deploy/init. Secrets: readable by its owner only.\n${lines.join('\n')}\n`;
}

/** `citas@clinica.example` of `Clínica <citas@clinica.example>`. */
export const addressOf = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender.trim();
