/** Sends under way at once in one process; as many connections to the mail server at most. */
export const hands = 4;

/**
 * A message stays in one worker's hands this long; then its worker is taken for dead and another may send it. Far above
 * `sendSeconds`, so that nobody slow is taken for dead, and above what clocks of two machines differ by.
 */
export const leaseSeconds = 120;

/** One sending may take this long from the first connection to the provider's word. */
export const sendSeconds = 40;

/** Tries: with the pauses below, the last is about 24 hours after the first. */
export const mostTries = 52;

const firstPauseMinutes = 1;
const longestPauseMinutes = 30;

/**
 * When a message that could not be sent is tried again: after 1 minute, doubling, at most 30.
 * @param tries made so far, at least 1
 * @returns null where it has been tried for a day
 */
export function nextTryAt(tries: number, now: Date): Date | null {
  if (tries >= mostTries) return null;
  // 2 ** 5 is already above the longest pause; larger powers are not needed.
  const minutes = Math.min(firstPauseMinutes * 2 ** Math.min(tries - 1, 5), longestPauseMinutes);
  return new Date(now.getTime() + minutes * 60_000);
}

/** Whether it is too late for a message: a code that has expired helps nobody. */
export const isOver = ({ expiresAt }: { expiresAt: Date | null }, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

/**
 * What the mail server's word means. Its 5xx is final only where it speaks of this recipient or this message: a refused
 * login or sender is our own setting, which somebody will mend, and the message waits for it.
 * @param reply number of its answer, absent where there was none; command it answered (`RCPT TO`, `DATA`, …)
 */
export function isFinalAtMailServer({ code, responseCode, command }: MailFailure): boolean {
  if (code === 'EENVELOPE' && command === 'API') return true;
  return responseCode !== undefined && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/** What nodemailer says of a mail that did not go: its own code, the server's number, the SMTP command. */
export type MailFailure = { code?: string; responseCode?: number; command?: string };

/** Errors of the sender's number: our own setting, as above. https://www.twilio.com/docs/api/errors */
const senderErrors = new Set([21212, 21603, 21606, 21659, 21660]);

/** What Twilio's word means: 400 is about this message (21211 an invalid number, 21610 unsubscribed), but for the above. */
export const isFinalAtTwilio = ({ status, code }: { status?: number; code?: number }): boolean =>
  status === 400 && !senderErrors.has(code ?? 0);

/**
 * Whether nobody can know if the SMS went out: Twilio did not answer, or broke while answering. What it refuses with
 * 4xx has not gone.
 */
export const isUnknownAtTwilio = ({ status }: { status?: number }): boolean =>
  status === undefined || status >= 500;

/** Letters a day to a mailbox or phone that nobody has proved to be theirs. Codes come on top: they are what proves it. */
const unprovedLettersPerDay = 5;

/** The day of the limits above, back from now. */
export const dayBefore = (now: Date): Date => new Date(now.getTime() - 24 * 3_600_000);

/**
 * Why a letter to an address that nobody has proved is not sent; null where it is.
 * @param sent letters of the last 24 hours, to this mailbox and to all such
 * @param inAll how many there may be to all together
 */
export function whyKeptBack(sent: { ofMailbox: number; inAll: number }, inAll: number): string | null {
  if (sent.ofMailbox >= unprovedLettersPerDay)
    return 'Dirección sin verificar: ya ha recibido los mensajes de un día.';
  if (sent.inAll >= inAll)
    return 'Direcciones sin verificar: entre todas ya han recibido los mensajes de un día.';
  return null;
}
