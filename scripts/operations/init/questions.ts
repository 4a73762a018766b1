import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Answers } from './settings.ts';

type TextAnswer = Exclude<keyof Answers, 'isSandbox'>;

type Question = {
  answer: TextAnswer;
  flag: string;
  /** Variable that answers it too, because other users of the machine can read the arguments of a program. */
  variable?: string;
  text: string;
  fallback?: string;
};

/** Seven questions; mail server and wallet have several parts. */
export const questions: readonly Question[] = [
  { answer: 'site', flag: 'site', text: '1. Name of the site (clinica.example)' },
  { answer: 'mail', flag: 'mail', text: '2. Sender of letters (Clínica <citas@clinica.example>)' },
  {
    answer: 'smtpUrl',
    flag: 'smtp',
    variable: 'SMTP_URL',
    text: '3. Mail server (smtps://user:password@host; write @ : / # of a password as %40 %3A %2F %23)',
  },
  {
    answer: 'walletClient',
    flag: 'wallet-client',
    variable: 'PAYPAL_CLIENT_ID',
    text: '4. PayPal: client id',
  },
  { answer: 'walletSecret', flag: 'wallet-secret', variable: 'PAYPAL_SECRET', text: '   PayPal: secret' },
  {
    answer: 'walletMerchant',
    flag: 'wallet-merchant',
    variable: 'PAYPAL_MERCHANT_ID',
    text: '   PayPal: merchant id',
  },
  {
    answer: 'walletWebhook',
    flag: 'wallet-webhook',
    variable: 'PAYPAL_WEBHOOK_ID',
    text: '   PayPal: webhook id, of https://<site>/api/payments/webhook',
  },
  {
    answer: 'backupRecipient',
    flag: 'backup-recipient',
    variable: 'BACKUP_RECIPIENT',
    text: '5. Who restores backups: their recipient, age1…; empty makes a key, which is printed once',
    fallback: '',
  },
  {
    answer: 'timeZone',
    flag: 'time-zone',
    variable: 'REPORT_TIME_ZONE',
    text: '6. Time zone of reports',
    fallback: 'Europe/Madrid',
  },
  {
    answer: 'alarmRecipients',
    flag: 'alarm-mail',
    variable: 'ALARM_RECIPIENTS',
    text: '7. Who gets alarms besides the clinic: an address at another mail provider, or empty',
    fallback: '',
  },
];

export type Request = { answers: Answers; folder: string };

/**
 * Reads the answers from flags, then from variables, and asks for the others if there is a terminal.
 * @param isServer whether the settings are for a server without containers, which needs DATABASE_URL
 * @throws Error that lists the missing flags if there is no terminal
 */
export async function readAnswers(
  args: string[],
  env: Record<string, string | undefined>,
  ask: ((text: string) => Promise<string>) | undefined,
): Promise<Request> {
  const { values } = parseArgs({ args, options });
  const given: Partial<Record<TextAnswer, string>> = {};
  const missing: Question[] = [];
  for (const question of questions) {
    const value = values[question.flag] ?? (question.variable && env[question.variable]);
    if (typeof value === 'string' && value !== '') given[question.answer] = value.trim();
    else missing.push(question);
  }
  const unanswered = missing.filter(({ fallback }) => fallback === undefined);
  if (ask === undefined && unanswered.length > 0)
    throw new Error(`Missing: ${unanswered.map(({ flag }) => `--${flag}`).join(', ')}`);
  for (const { answer, text, fallback } of missing) given[answer] = await answerTo(text, fallback, ask);
  const isServer = values.server === true;
  if (isServer && !env.DATABASE_URL) throw new Error('Missing: the variable DATABASE_URL');
  return {
    // Cast: every question has an answer now.
    answers: {
      ...(given as Record<TextAnswer, string>),
      isSandbox: values.sandbox === true,
      databaseUrl: isServer ? env.DATABASE_URL : undefined,
    },
    folder: typeof values.folder === 'string' ? values.folder : '.',
  };
}

export const options: Record<string, { type: 'string' | 'boolean' }> = {
  ...Object.fromEntries(questions.map(({ flag }) => [flag, { type: 'string' as const }])),
  sandbox: { type: 'boolean' },
  server: { type: 'boolean' },
  folder: { type: 'string' },
};

async function answerTo(
  text: string,
  fallback: string | undefined,
  ask: ((text: string) => Promise<string>) | undefined,
): Promise<string> {
  for (;;) {
    const answer = (await ask?.(`${text}${fallback ? ` [${fallback}]` : ''}: `))?.trim() ?? '';
    if (answer !== '') return answer;
    if (fallback !== undefined) return fallback;
  }
}

/** Asks on the terminal. @returns undefined if there is none */
export function openTerminal(): { ask: (text: string) => Promise<string>; close: () => void } | undefined {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return { ask: (text) => terminal.question(text), close: () => terminal.close() };
}
