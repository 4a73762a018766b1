import type { Block } from './letters/letter.ts';
import type { Attachment } from './tables.server.ts';

/** A message to send. Subjects and SMS contain nothing clinical (docs/behaviour.md, Messages). */
export type Message = {
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  text: string;
  kind: string;
  userId: number | null;
  /** The patient the message is about, if any. */
  patientId?: number | null;
  attachments?: Attachment[];
  blocks?: Block[];
  /** What the message refers to, if it may become obsolete before it is sent (see `voidMessages`). */
  about?: string | null;
  expiresAt?: Date | null;
  /** Verification code: exempt from the limit on unverified addresses, because it has its own. */
  isCode?: boolean;
  /** The caller has verified the address, even if the account no longer shows it. */
  isProved?: boolean;
};
