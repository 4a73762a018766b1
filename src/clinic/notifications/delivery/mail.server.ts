import { createTransport } from 'nodemailer';
import { clinic } from '#config';
import { errorCode, errorDetail, errorMessage } from '#platform/errors.ts';
import { letterHtml } from '../letters/html.server.ts';
import type { Claimed } from '../queries.server.ts';
import { hands, isFinalAtMailServer, type MailFailure } from '../rules.ts';
import type { Attachment } from '../tables.server.ts';
import type { DeliveryOutcome, Transport, Ways } from './transport.server.ts';

/** Each is far below `sendSeconds`, which holds for all of them together. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/**
 * Mail over `SMTP_URL`: `smtps://` is TLS from the first byte, `smtp://` takes STARTTLS where the server offers it
 * (`?requireTLS=true` insists). Connections are kept for a moment, since mails come in swarms.
 */
export function openMail({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Ways): Transport {
  const mailer = createTransport({
    url: SMTP_URL ?? '',
    pool: true,
    maxConnections: hands,
    // Trying again is the outbox's business: it knows of expiry, and counts.
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
        return { status: 'sent', providerId: oneLine(response) };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => mailer.close(),
  };
}

/**
 * Signs in at the mail server and goes again.
 * @throws Error with codes alone: a server's words name accounts
 */
export async function askMailServer({ SMTP_URL }: Ways): Promise<void> {
  const mailer = createTransport({ url: SMTP_URL ?? '', ...timeouts });
  try {
    await mailer.verify();
  } catch (error) {
    const { code, responseCode } = failureOf(error);
    throw new Error(['SMTP', code, responseCode].filter((part) => part !== undefined).join(' '));
  } finally {
    mailer.close();
  }
}

/**
 * The mail of a row. Its Message-ID is the same at every try: where the server took a mail and its OK was lost, the
 * second copy can be told from a second message, and many mailboxes show only one.
 */
function mailOf({ id, recipient, subject, text, blocks, attachments }: Claimed, hostname: string) {
  return {
    // As an object it is one address, whatever commas and brackets it holds.
    to: { name: '', address: recipient },
    replyTo: clinic.email,
    subject,
    text,
    ...(blocks.length > 0 ? { html: letterHtml({ subject, blocks }) } : {}),
    attachments: attachments.map(fileOf),
    messageId: `<outbox-${id}@${hostname}>`,
    // RFC 3834: nobody's holiday note answers to it.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

const fileOf = ({ name, type, content, encoding }: Attachment) => ({
  filename: name,
  content: Buffer.from(content, encoding ?? 'utf8'),
  contentType: type,
  // Byte for byte: a calendar's lines end as RFC 5545 wants them, whatever servers lie between.
  contentTransferEncoding: 'base64' as const,
});

function outcomeOf(error: unknown): DeliveryOutcome {
  const failure = failureOf(error);
  const name = failure.code ?? errorDetail(error, 'name');
  const words = errorDetail(error, 'response') ?? errorMessage(error);
  const reason = oneLine([name, failure.command, words].filter(Boolean).join(' '));
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

const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 200);
