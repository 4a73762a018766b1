import type { Block } from './letters/letter.ts';
import type { Attachment } from './tables.server.ts';

/** A message about to be sent. Subjects and SMS carry nothing clinical (docs/behaviour.md, Messages). */
export type Message = {
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  text: string;
  kind: string;
  userId: number | null;
  /** Of which patient it speaks, where it is of one. */
  patientId?: number | null;
  attachments?: Attachment[];
  /** What the text was made of (`letter`), for its HTML. */
  blocks?: Block[];
  /** What it speaks of, where that may change before it is sent (see `voidMessages`). */
  about?: string | null;
  /** Not to be sent after this instant. */
  expiresAt?: Date | null;
  /** A code to be typed. It is what proves an address, and has limits of its own. */
  isCode?: boolean;
  /** The caller knows that the address is the person's own, though the account may not say so any more. */
  isProved?: boolean;
};
