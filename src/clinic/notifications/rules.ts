/** Maximum concurrent sends per process, and so connections to the mail server. */
export const maxConcurrent = 4;

/**
 * Lease of a worker in seconds. Far above `sendSeconds` and the clock skew between machines, so that only dead
 * workers lose their messages.
 */
export const leaseSeconds = 120;

/** Timeout of one send in seconds, from connecting to the provider's response. */
export const sendSeconds = 40;

/** Maximum attempts; with the delays below, the last is about 24 hours after the first. */
export const maxAttempts = 52;

const minRetryMinutes = 1;
const maxRetryMinutes = 30;

/**
 * Time of the next attempt: after 1 minute, doubling up to 30.
 * @param tries attempts made so far, at least 1
 * @returns null after about a day
 */
export function nextTryAt(tries: number, now: Date): Date | null {
  if (tries >= maxAttempts) return null;
  // 2 ** 5 already exceeds the longest delay.
  const minutes = Math.min(minRetryMinutes * 2 ** Math.min(tries - 1, 5), maxRetryMinutes);
  return new Date(now.getTime() + minutes * 60_000);
}

/** Whether a message has expired. */
export const isExpired = ({ expiresAt }: { expiresAt: Date | null }, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

/**
 * Whether a mail error is permanent. A 5xx counts only if it concerns the recipient or the message; a refused login
 * or sender is a configuration error that gets fixed, so the message waits.
 * @param reply responseCode is absent without a response; command is the SMTP command it answered (`RCPT TO`, `DATA`,
 * …)
 */
export function isFinalAtMailServer({ code, responseCode, command }: MailFailure): boolean {
  if (code === 'EENVELOPE' && command === 'API') return true;
  return responseCode !== undefined && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

export type MailFailure = { code?: string; responseCode?: number; command?: string };

/** Errors of the sender number: a configuration error of ours. https://www.twilio.com/docs/api/errors */
const senderErrors = new Set([21212, 21603, 21606, 21659, 21660]);

/**
 * Whether a Twilio error is permanent: a 400 concerns this message (21211 invalid number, 21610 unsubscribed), except
 * sender errors.
 */
export const isFinalAtTwilio = ({ status, code }: { status?: number; code?: number }): boolean =>
  status === 400 && !senderErrors.has(code ?? 0);

/** Whether the SMS may have gone out: Twilio did not respond or failed with 5xx. After a 4xx it has not. */
export const isUnknownAtTwilio = ({ status }: { status?: number }): boolean =>
  status === undefined || status >= 500;

/** Letters of one count per day to a mailbox or phone that is not verified. */
const unprovedLettersPerDay = 5;

export const dayBefore = (now: Date): Date => new Date(now.getTime() - 24 * 3_600_000);

/**
 * Reason to suppress a letter to an unverified address, or null to send it.
 * @param sent letters of the last 24 hours, to this mailbox and to all unverified ones
 * @param inAll daily limit of the latter
 */
export function suppressionReason(sent: { ofMailbox: number; inAll: number }, inAll: number): string | null {
  if (sent.ofMailbox >= unprovedLettersPerDay)
    return 'Dirección sin verificar: ya ha recibido los mensajes de un día.';
  if (sent.inAll >= inAll)
    return 'Direcciones sin verificar: entre todas ya han recibido los mensajes de un día.';
  return null;
}
