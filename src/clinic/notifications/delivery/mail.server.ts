import { createTransport } from 'nodemailer';
import { clinicContact } from '#platform/clinic-contact.ts';
import { errorCode, errorDetail, errorMessage } from '#platform/errors.ts';
import { runInLanguage } from '#platform/language/request-language.server.ts';
import { letterHtml } from '../letters/html.server.ts';
import type { Claimed } from '../queries.server.ts';
import { isFinalAtMailServer, type MailFailure, maxConcurrent } from '../rules.ts';
import type { Attachment } from '../tables.server.ts';
import type { DeliveryConfig, DeliveryOutcome, Transport } from './transport.server.ts';

/** Each is far below `sendSeconds`, the limit for all of them together. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/**
 * E-mail over `SMTP_URL`: `smtps://` is implicit TLS, `smtp://` uses STARTTLS if offered (`?requireTLS=true` requires
 * it). Connections are pooled briefly, because e-mails come in bursts.
 */
export function openMail({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: DeliveryConfig): Transport {
  const mailer = createTransport({
    url: SMTP_URL ?? '',
    pool: true,
    maxConnections: maxConcurrent,
    // The outbox retries: it knows expiry and counts attempts.
    maxRequeues: 0,
    idleTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  const { hostname } = new URL(PUBLIC_URL);
  return {
    async send(message, signal) {
      try {
        const mail = mailOf(message, hostname);
        const { response } = await mailer.sendMail({ ...mail, from: MAIL_FROM, signal });
        return { status: 'sent', providerId: toOneLine(response) };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => mailer.close(),
  };
}

/**
 * Sends a letter at once and past the outbox, which needs the database.
 * @param letter id: left part of its Message-ID, by which mail servers recognize a copy
 * @throws Error with codes only
 */
export async function sendAtOnce(
  { SMTP_URL, MAIL_FROM, PUBLIC_URL }: DeliveryConfig,
  { id, ...letter }: { to: readonly string[]; subject: string; text: string; id: string },
): Promise<void> {
  await withMailer(SMTP_URL, (mailer) =>
    mailer.sendMail({
      ...letter,
      to: [...letter.to],
      from: MAIL_FROM,
      messageId: `<${id}@${new URL(PUBLIC_URL).hostname}>`,
      headers: automaticHeaders,
    }),
  );
}

/** RFC 3834: suppresses automatic replies. */
const automaticHeaders = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/**
 * Connects and authenticates to check the SMTP settings.
 * @throws Error with codes only, because server messages may name accounts
 */
export async function checkSmtpServer({ SMTP_URL }: DeliveryConfig): Promise<void> {
  await withMailer(SMTP_URL, (mailer) => mailer.verify());
}

/** @throws Error with codes only */
async function withMailer(
  url: string | undefined,
  work: (mailer: ReturnType<typeof createTransport>) => Promise<unknown>,
): Promise<void> {
  const mailer = createTransport({ url: url ?? '', ...timeouts });
  try {
    await work(mailer);
  } catch (error) {
    const { code, responseCode } = failureOf(error);
    throw new Error(['SMTP', code, responseCode].filter((part) => part !== undefined).join(' '));
  } finally {
    mailer.close();
  }
}

/**
 * Builds the e-mail of a row. The Message-ID is the same for all attempts, so that a copy sent after a lost OK is
 * recognized as a duplicate.
 */
function mailOf({ id, recipient, subject, text, blocks, attachments, language }: Claimed, hostname: string) {
  return {
    // As an object it is a single address, even with commas or brackets in it.
    to: { name: '', address: recipient },
    replyTo: clinicContact().email,
    subject,
    text,
    ...(blocks.length > 0 ? { html: runInLanguage(language, () => letterHtml({ subject, blocks })) } : {}),
    attachments: attachments.map(fileOf),
    messageId: `<outbox-${id}@${hostname}>`,
    headers: automaticHeaders,
  };
}

const fileOf = ({ name, type, content, encoding }: Attachment) => ({
  filename: name,
  content: Buffer.from(content, encoding ?? 'utf8'),
  contentType: type,
  // Base64 preserves the line endings that RFC 5545 requires, whatever servers relay the message.
  contentTransferEncoding: 'base64' as const,
});

function outcomeOf(error: unknown): DeliveryOutcome {
  const failure = failureOf(error);
  const name = failure.code ?? errorDetail(error, 'name');
  const words = errorDetail(error, 'response') ?? errorMessage(error);
  const reason = toOneLine([name, failure.command, words].filter(Boolean).join(' '));
  if (isFinalAtMailServer(failure)) return { status: 'never', reason };
  return { status: 'later', reason, isUnknown: failure.responseCode === undefined };
}

function failureOf(error: unknown): MailFailure {
  const [responseCode, command] = [errorDetail(error, 'responseCode'), errorDetail(error, 'command')];
  const code = errorCode(error);
  return {
    ...(code && { code }),
    ...(typeof responseCode === 'number' && { responseCode }),
    ...(typeof command === 'string' && { command }),
  };
}

const toOneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 200);
