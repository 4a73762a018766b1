import { z } from 'zod';

const flag = z.enum(['yes', 'no']).transform((value) => value === 'yes');
const loopback = new Set(['127.0.0.1', 'localhost', '::1']);

/** Every environment variable the process reads, with its default and meaning (DESIGN.md section 3). */
const shape = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .describe('port it listens on; 0 takes a free one'),
  HOST: z.string().min(1).default('127.0.0.1').describe('address it listens on'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe('the address people use: links in messages, Secure cookies, canonical URLs'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'has to begin with postgres://')
    .optional()
    .describe('any PostgreSQL from 15 on; without it the embedded one'),
  DATA_DIR: z.string().min(1).default('./data').describe('embedded database and generated secrets'),
  MODE: z
    .enum(['demo', 'production'])
    .default('demo')
    .describe('production refuses to start without its services, demo with them'),
  SECRET_KEYS: z
    .string()
    .regex(/^[\w-]+:[\w+/=-]{43,}(,[\w-]+:[\w+/=-]{43,})*$/, 'is a list of name:base64key, newest first')
    .optional()
    .describe(
      'keys for encryption and signatures, `name:base64`, newest first; the demonstration makes its own',
    ),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10).describe('connections of one process'),
  TRUST_PROXY: z
    .string()
    .min(1)
    .optional()
    .describe('CIDR list of load balancers whose X-Forwarded-* is believed'),
  ROLE: z
    .enum(['all', 'web', 'worker'])
    .default('all')
    .describe('worker: jobs and API without pages; web: no jobs'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'has to begin with smtp:// or smtps://')
    .optional()
    .describe('mail server, `smtps://user:password@host`; `smtp://…?requireTLS=true` insists on STARTTLS'),
  MAIL_FROM: z.string().optional().describe('sender of mails, `Name <address>`'),
  SMS_ENABLED: flag.default(false).describe('whether SMS are sent'),
  TWILIO_ACCOUNT_SID: z
    .string()
    .startsWith('AC', 'has to begin with AC')
    .optional()
    .describe('SMS provider: account'),
  TWILIO_AUTH_TOKEN: z.string().optional().describe('SMS provider: secret'),
  TWILIO_FROM: z.string().optional().describe('SMS provider: sender'),
  TWILIO_API_URL: z
    .url()
    .optional()
    .describe('SMS provider: its REST; Twilio’s own without it, a double of it in tests'),
  PAYPAL_CLIENT_ID: z.string().optional().describe('wallet: public identifier'),
  PAYPAL_SECRET: z.string().optional().describe('wallet: secret'),
  PAYPAL_MERCHANT_ID: z.string().optional().describe('wallet: payee'),
  PAYPAL_WEBHOOK_ID: z.string().optional().describe('wallet: whose notices are checked'),
  PAYPAL_API_URL: z.url().optional().describe('wallet: REST'),
  PAYPAL_SDK_URL: z.url().optional().describe('wallet: browser script'),
  DEMO_STAFF_PASSWORD: z
    .string()
    .min(6)
    .optional()
    .describe('password of the seeded user `direccion`; made up and printed once without it'),
  DEMO_PUBLIC: flag.default(false).describe('yes lets a demonstration listen beyond loopback'),
  LIMIT_FACTOR: z.coerce
    .number()
    .min(1)
    .max(1_000_000)
    .default(1)
    .describe('multiplies limits on request rates and unpaid holds per network, for load tests'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('warn')
    .describe('least that is logged'),
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
const sms = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;

/** The settings of this process, checked. */
export type Config = Omit<z.output<typeof shape>, 'PUBLIC_URL'> & { PUBLIC_URL: string };

/**
 * Reads the settings.
 * @param env the environment, usually `process.env`; empty values count as absent
 * @throws Error that names every bad or missing variable, one a line
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = shape.safeParse(given);
  if (!parsed.success)
    throw complaint(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const config = {
    ...parsed.data,
    PUBLIC_URL: parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}`,
  };
  const problems = config.MODE === 'production' ? missingInProduction(config) : unsafeInDemo(config);
  if (problems.length > 0) throw complaint(problems);
  return config;
}

const complaint = (lines: string[]) =>
  new Error(`Configuration refused:\n${lines.map((line) => `  ${line}`).join('\n')}`);

function missingInProduction(config: Config): string[] {
  const required = [
    'DATABASE_URL',
    'SECRET_KEYS',
    ...mail,
    ...wallet,
    ...(config.SMS_ENABLED ? sms : []),
  ] as const;
  return required.filter((name) => !config[name]).map((name) => `${name}: is needed when MODE is production`);
}

/** Demo mode shows every code it sends, so it neither touches real services nor listens to the world unasked. */
function unsafeInDemo(config: Config): string[] {
  const real = ([...wallet, ...mail, ...sms, 'TWILIO_API_URL'] as const).filter((name) => config[name]);
  const problems = real.map((name) => `${name}: demo mode refuses real services; set MODE=production`);
  if (!loopback.has(config.HOST) && !config.DEMO_PUBLIC)
    problems.push('HOST: demo mode listens on loopback only, unless DEMO_PUBLIC=yes');
  return problems;
}
