import type { Block } from './letters/letter.ts';
import type { Attachment } from './tables.server.ts';

/**
 * What causes a message. It decides whether the daily limit of unverified addresses applies (decision 14).
 * `anyone`: whoever types an address into a form or an account; limited. `hold`: an unpaid booking, which
 * costs a stranger nothing; limited by a count of its own. `booking`: a confirmed appointment. `payment`:
 * money. `desk`: an act of the staff. `code`: a verification code, which has limits of its own. `verified`:
 * the caller knows that the address belongs to the recipient.
 */
export type MessageCause = 'anyone' | 'hold' | 'booking' | 'payment' | 'desk' | 'code' | 'verified';

/** The recipient of a message. */
export type Recipient = {
  channel: 'email' | 'sms';
  recipient: string;
  /** Name of the person who reads the mailbox, if known for certain: an e-mail greets them by it. */
  recipientName?: string | null;
  userId: number | null;
  /** The patient the message is about, if any. */
  patientId?: number | null;
  /** Their language as stored, which may be one without texts (`languageOfRecipient`). */
  language: string | null;
};

/** A message to send. Subjects and SMS contain nothing clinical (docs/behaviour.md, Messages). */
export type Message = {
  subject: string;
  text: string;
  kind: string;
  attachments?: Attachment[];
  blocks?: Block[];
  /** What the message refers to, if it may become obsolete before it is sent (see `voidMessages`). */
  about?: string | null;
  expiresAt?: Date | null;
  /** Earliest delivery; until then its text may still be extended (`addToWaiting`). */
  notBefore?: Date | null;
  cause: MessageCause;
};

/** Composes a message. Runs in the recipient's language. */
export type Compose = () => Message;

/** A message that is still to be composed. */
export type Draft = { to: Recipient; compose: Compose };
