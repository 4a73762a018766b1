import { z } from 'zod';
import { errorMessage } from './errors.ts';
import { findMisspelt } from './settings/misspelt.ts';
import { parseTrustedProxies, widestTrusted } from './settings/trusted-proxies.ts';
import {
  findPadded,
  findPlaceholders,
  findQuoted,
  isAddress,
  isAgeIdentity,
  isAgeRecipient,
  isLoopback,
  isOrigin,
  isSender,
  isTimeZone,
  validateKeys,
} from './settings/values.server.ts';

/** zod's own messages ('expected number, received NaN') do not say what to write. */
function wholeNumber(least: number, most: number) {
  const error = `has to be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .refine((value) => value >= least && value <= most, error);
}

function oneOf<const Names extends readonly [string, ...string[]]>(...names: Names) {
  return z.enum(names, { error: `has to be one of: ${names.join(', ')}` });
}

const webAddress = () => z.url({ protocol: /^https?$/, error: 'has to be an address like https://host' });

/** Two are usual. */
const mostAlarmRecipients = 5;

const flag = oneOf('yes', 'no').transform((value) => value === 'yes');

const shape = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe('listening port; 0 chooses a free one'),
  HOST: z.string().min(1).default('127.0.0.1').describe('listening address'),
  METRICS_PORT: wholeNumber(0, 65_535).optional().describe('port of /metrics for Prometheus; off if unset'),
  METRICS_HOST: z.string().min(1).default('127.0.0.1').describe('address on which /metrics is served'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'has to be an address like https://clinica.example' })
    .refine(isOrigin, 'has to be a name and perhaps a port, without a path')
    .transform((value) => new URL(value).origin)
    .optional()
    .describe('public URL of the site: links in messages, Secure cookies, canonical URLs'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'has to begin with postgres://')
    .optional()
    .describe('any PostgreSQL from 15 on; the embedded one if unset'),
  DATABASE_APP_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'has to begin with postgres://')
    .optional()
    .describe('the same database with a limited role created by hand; if unset, the process creates one'),
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'has to begin with postgres://')
    .optional()
    .describe('a replica of the same database, for reads that may be a second old; none if unset'),
  CLINIC_CONFIG: z
    .string()
    .min(1)
    .optional()
    .describe('the clinic’s own configuration file; if unset, clinic.config.ts of the demonstration'),
  DATA_DIR: z.string().min(1).default('./data').describe('embedded database and generated secrets'),
  MODE: oneOf('demo', 'production')
    .default('demo')
    .describe('production refuses to start without its services, demo with them'),
  SECRET_KEYS: z
    .string()
    .regex(/^[\w-]+:[\w+/=-]{43,}(,[\w-]+:[\w+/=-]{43,})*$/, 'is a list of name:base64key, newest first')
    .optional()
    .describe(
      'keys for encryption and signatures, `name:base64`, newest first; the demonstration makes its own',
    ),
  BACKUP_RECIPIENT: z
    .string()
    .refine((value) => !isAgeIdentity(value), {
      error: 'is the secret half; it belongs away from this machine, and its recipient, age1…, here',
      abort: true,
    })
    .refine(
      isAgeRecipient,
      'has to be a recipient of age: age1 and 58 more characters, as `npm run backup:key` prints it',
    )
    .optional()
    .describe('public key to which backups are encrypted; the identity that opens them is kept elsewhere'),
  BACKUP_COPY_COMMAND: z
    .string()
    .min(1)
    .optional()
    .describe('shell command of the container `backup` that copies the file $1 to another place'),
  DATABASE_POOL: wholeNumber(1, 200).default(10).describe('connections of one process'),
  TRUST_PROXY: z.string().optional().describe('CIDR list of proxies whose X-Forwarded-* is trusted'),
  TURN_URLS: z
    .string()
    .regex(/^turns?:[^,\s]+(,turns?:[^,\s]+)*$/, 'is a list of turn: or turns: addresses, with commas')
    .optional()
    .describe(
      'relay for video calls, `turn:name:3478?transport=udp`; without it some networks cannot connect',
    ),
  TURN_SECRET: z
    .string()
    .min(16, 'has to be at least 16 characters')
    .optional()
    .describe('the `static-auth-secret` of the relay'),
  ROLE: oneOf('all', 'web', 'worker')
    .default('all')
    .describe('worker: jobs and API without pages; web: no jobs'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'has to begin with smtp:// or smtps://')
    .refine(
      (value) => URL.canParse(value) && new URL(value).hostname !== '',
      'is no address; write @ : / # of a password as %40 %3A %2F %23',
    )
    .optional()
    .describe('mail server, `smtps://user:password@host`; `smtp://…?requireTLS=true` requires STARTTLS'),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'has to be an address, or Name <address>')
    .optional()
    .describe('sender of e-mails, `Name <address>`'),
  ALARM_RECIPIENTS: z
    .string()
    .transform((value) => value.split(',').map((address) => address.trim()))
    .refine(
      (addresses) => addresses.length <= mostAlarmRecipients && addresses.every(isAddress),
      `has to be one to ${mostAlarmRecipients} addresses with commas between`,
    )
    .optional()
    .describe('addresses that get a letter when something fails and when it works again'),
  SMS_ENABLED: flag.default(false).describe('whether SMS are sent'),
  TWILIO_ACCOUNT_SID: z
    .string()
    .startsWith('AC', 'has to begin with AC')
    .optional()
    .describe('SMS provider: account'),
  TWILIO_AUTH_TOKEN: z.string().optional().describe('SMS provider: secret'),
  TWILIO_FROM: z.string().optional().describe('SMS provider: sender'),
  TWILIO_API_URL: webAddress().optional().describe('SMS provider: REST URL; Twilio’s if unset'),
  PAYPAL_CLIENT_ID: z.string().optional().describe('wallet: public identifier'),
  PAYPAL_SECRET: z.string().optional().describe('wallet: secret'),
  PAYPAL_MERCHANT_ID: z.string().optional().describe('wallet: payee'),
  PAYPAL_WEBHOOK_ID: z.string().optional().describe('wallet: id for verifying webhooks'),
  PAYPAL_API_URL: webAddress().optional().describe('wallet: REST'),
  PAYPAL_SDK_URL: webAddress().optional().describe('wallet: browser script'),
  DEMO_STAFF_PASSWORD: z
    .string()
    .min(6, 'has to have at least 6 characters')
    .optional()
    .describe(
      'password of the demonstration’s staff; made up and printed once without it, unread in production',
    ),
  DEMO_DATA: oneOf('year', 'small')
    .default('year')
    .describe('what the demonstration begins with: an invented year of a practice, or a few rows for tests'),
  DEMO_PUBLIC: flag.default(false).describe('yes lets a demonstration listen beyond loopback'),
  LIMIT_FACTOR: wholeNumber(1, 1_000_000)
    .default(1)
    .describe('multiplies limits on request rates and unpaid holds per network, for load tests'),
  REPORT_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'has to be a time zone like Europe/Madrid')
    .default('Europe/Madrid')
    .describe('time zone of the pages of deploy/doctor and of times given to deploy/restore'),
  IDEMPOTENCY_HOURS: wholeNumber(1, 720)
    .default(48)
    .describe('hours in which a request repeated with its Idempotency-Key gets the same response'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent')
    .default('warn')
    .describe('lowest logged level'),
});

const wallet = [
  'PAYPAL_CLIENT_ID',
  'PAYPAL_SECRET',
  'PAYPAL_MERCHANT_ID',
  'PAYPAL_WEBHOOK_ID',
  'PAYPAL_API_URL',
  'PAYPAL_SDK_URL',
] as const;
const mail = ['SMTP_URL', 'MAIL_FROM'] as const;
const realMail = [...mail, 'ALARM_RECIPIENTS'] as const;
const sms = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;

export type Config = Omit<z.output<typeof shape>, 'PUBLIC_URL'> & { PUBLIC_URL: string };

/**
 * Reads the settings.
 * @param env usually `process.env`; empty values count as absent
 * @throws Error naming every invalid or missing variable, one per line
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const slips = [
    ...misspelt(given),
    ...findQuoted(given, names),
    ...findPadded(given, names),
    ...(given.MODE === 'production' ? findPlaceholders(given, names) : []),
  ];
  const parsed = shape.safeParse(given);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw configError([...slips, ...issues]);
  }
  const config = {
    ...parsed.data,
    PUBLIC_URL: parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}`,
  };
  const problems = [
    ...slips,
    ...(config.SECRET_KEYS === undefined ? [] : validateKeys(config.SECRET_KEYS)),
    ...unusableUrls(config),
    ...replicaProblems(config),
    ...proxyProblems(config),
    ...portProblems(config),
    ...(config.MODE === 'production' ? productionProblems(parsed.data) : demoProblems(config)),
  ];
  if (problems.length > 0) throw configError(problems);
  return config;
}

const names = Object.keys(shape.shape);

const misspelt = (given: Record<string, unknown>) =>
  findMisspelt(Object.keys(given), names).refused.map(
    ({ name, meant }) => `${name}: is unknown; is ${meant} meant?`,
  );

/** One sentence for each unknown variable with our prefixes: misspelt, or another program's. */
export const describeUnknownSettings = (env: Record<string, string | undefined>): string[] =>
  findMisspelt(Object.keys(env), names).unknown.map((name) => `${name}: is unknown; is it misspelt?`);

const addressNames = ['DATABASE_URL', 'DATABASE_APP_URL', 'DATABASE_READ_URL'] as const;
type AddressName = (typeof addressNames)[number];

/** URLs that `pg` and `pg_dump` would interpret differently or not at all. */
function unusableUrls(config: Pick<Config, AddressName>): string[] {
  return addressNames.flatMap((name) => {
    const value = config[name];
    if (value === undefined) return [];
    if (!URL.canParse(value)) return `${name}: is no address; write @ : / # of a password as %40 %3A %2F %23`;
    return new URL(value).pathname.length > 1 ? [] : `${name}: names no database after the last /`;
  });
}

/** Rejects a replica without a primary, of another database, or whose role has more rights than the application's. */
function replicaProblems(config: Pick<Config, AddressName>): string[] {
  const [replica, own] = [config.DATABASE_READ_URL, config.DATABASE_URL].map((value) =>
    value !== undefined && URL.canParse(value) ? new URL(value) : undefined,
  );
  if (replica === undefined) return [];
  if (own === undefined) return ['DATABASE_READ_URL: is of no use without DATABASE_URL'];
  const problems = [
    replica.username + replica.password !== '' &&
      'wants no user and no password: the application logs in there as it does at DATABASE_URL',
    replica.pathname !== own.pathname && 'names another database than DATABASE_URL',
  ];
  return problems.flatMap((problem) => (problem ? [`DATABASE_READ_URL: ${problem}`] : []));
}

/** A trusted address may claim to be any client, and limits count per client. */
function proxyProblems({ TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): string[] {
  try {
    parseTrustedProxies(TRUST_PROXY);
  } catch (error) {
    return [errorMessage(error)];
  }
  const widest = widestTrusted(TRUST_PROXY);
  return widest === undefined
    ? []
    : [`TRUST_PROXY: ${widest} trusts most of the internet; name only your own proxies`];
}

const portProblems = ({ PORT, METRICS_PORT, HOST, METRICS_HOST }: PortSettings): string[] =>
  PORT !== 0 && PORT === METRICS_PORT && HOST === METRICS_HOST
    ? [`METRICS_PORT: ${PORT} is already the PORT of the site`]
    : [];
type PortSettings = Pick<Config, 'PORT' | 'METRICS_PORT' | 'HOST' | 'METRICS_HOST'>;

/** One sentence for each setting: the first, because the others often follow from it. */
function configError(problems: string[]): Error {
  const lines = new Map(problems.toReversed().map((line) => [line.split(':')[0], `  ${line}`]));
  return new Error(`Configuration refused:\n${[...lines.values()].toReversed().join('\n')}`);
}

function productionProblems(config: z.output<typeof shape>): string[] {
  const required = [
    'DATABASE_URL',
    'SECRET_KEYS',
    'PUBLIC_URL',
    ...mail,
    ...wallet,
    ...(config.SMS_ENABLED ? sms : []),
  ] as const;
  const missing = required.filter((name) => !config[name]);
  const problems = missing.map((name) => `${name}: is needed when MODE is production`);
  // Over http the session cookie would lack Secure, and letters would contain links readable in transit.
  if (config.PUBLIC_URL !== undefined && !config.PUBLIC_URL.startsWith('https://'))
    problems.push('PUBLIC_URL: has to begin with https:// when MODE is production');
  return [...problems, ...neverInProduction(config)];
}

/** Settings that make a real site unsafe or unusable. */
function neverInProduction(config: z.output<typeof shape>): string[] {
  const problems: string[] = [];
  const { PUBLIC_URL, LIMIT_FACTOR, LOG_LEVEL } = config;
  if (config.DEMO_PUBLIC) problems.push('DEMO_PUBLIC: is for demonstrations; remove it');
  if (config.DEMO_STAFF_PASSWORD !== undefined)
    problems.push('DEMO_STAFF_PASSWORD: is for demonstrations; remove it');
  if (LIMIT_FACTOR !== 1)
    problems.push(`LIMIT_FACTOR: ${LIMIT_FACTOR} switches limits off, for load tests only; remove it`);
  if (LOG_LEVEL === 'silent') problems.push('LOG_LEVEL: silent hides every alarm');
  if (PUBLIC_URL !== undefined && isLoopback(new URL(PUBLIC_URL).hostname))
    problems.push(`PUBLIC_URL: ${PUBLIC_URL} leads every reader of a letter to their own device`);
  for (const name of ['PAYPAL_API_URL', 'PAYPAL_SDK_URL', 'TWILIO_API_URL'] as const) {
    const url = config[name] === undefined ? undefined : new URL(config[name]);
    if (url?.protocol === 'http:' && !isLoopback(url.hostname))
      problems.push(`${name}: has to begin with https://, because keys are sent there`);
  }
  return problems;
}

/** Demo mode shows the codes it sends, so it must not use real services, nor listen publicly unless told to. */
function demoProblems(config: Config): string[] {
  const real = ([...wallet, ...realMail, ...sms, 'TWILIO_API_URL'] as const).filter((name) => config[name]);
  const problems = real.map((name) => `${name}: demo mode refuses real services; set MODE=production`);
  if (!isLoopback(config.HOST) && !config.DEMO_PUBLIC)
    problems.push('HOST: demo mode listens on loopback only, unless DEMO_PUBLIC=yes');
  return problems;
}
