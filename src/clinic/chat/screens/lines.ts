import type { Message } from '../api.ts';
import type { Unsent } from './unsent.ts';

/** `waiting`: not sent yet; `sent` and `read` mark only the newest message in that state. */
type LineState = 'waiting' | 'refused' | 'sent' | 'read';

export type Line = Pick<Message, 'key' | 'side' | 'author' | 'text' | 'sentAt'> & {
  /** Message id, once stored. */
  id?: Message['id'];
  state?: LineState;
  why?: string;
};

/** Merges all pages of a thread in order, without duplicates. */
export function messagesOf(pages: readonly { messages: readonly Message[] }[]): Message[] {
  const all = new Map(pages.flatMap(({ messages }) => messages).map((message) => [message.id, message]));
  return [...all.values()].sort((one, other) => one.id - other.id);
}

type Thread = {
  messages: readonly Message[];
  unsent: readonly Unsent[];
  mine: Message['side'];
  /** The last message id the other side has read. */
  otherReadId: number;
};

/** Lines of a thread: stored messages, then unsent ones. */
export function linesOf({ messages, unsent, mine, otherReadId }: Thread): Line[] {
  const own = messages.filter(({ side }) => side === mine);
  const lastRead = own.findLast(({ id }) => id <= otherReadId);
  const lastSent = own.at(-1);
  const stateOf = (message: Message): LineState | undefined => {
    if (message === lastRead) return 'read';
    return message === lastSent ? 'sent' : undefined;
  };
  const there = messages.map((message) => ({ ...message, ...optional('state', stateOf(message)) }));
  const known = new Set(messages.map(({ key }) => key));
  const waiting = unsent
    .filter(({ id }) => !known.has(id))
    .map(
      ({ id, text, at, why }): Line => ({
        key: id,
        side: mine,
        author: null,
        text,
        sentAt: at,
        state: why === undefined ? 'waiting' : 'refused',
        ...optional('why', why),
      }),
    );
  return [...there, ...waiting];
}

const optional = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  // Cast: TypeScript loses the type of an object with a computed key.
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };
