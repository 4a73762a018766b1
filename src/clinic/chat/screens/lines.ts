import type { Message } from '../api.ts';
import type { Unsent } from './unsent.ts';

/** `waiting`: not there yet; `sent` and `read` stand under the newest of which each is so. */
export type LineState = 'waiting' | 'refused' | 'sent' | 'read';

/** A message as a thread shows it. */
export type Line = Pick<Message, 'key' | 'side' | 'author' | 'text' | 'sentAt'> & {
  /** Its number, once it is there. */
  id?: Message['id'];
  state?: LineState;
  why?: string;
};

/** All pages of a thread as one, in its order, none twice. */
export function messagesOf(pages: readonly { messages: readonly Message[] }[]): Message[] {
  const all = new Map(pages.flatMap(({ messages }) => messages).map((message) => [message.id, message]));
  return [...all.values()].sort((one, other) => one.id - other.id);
}

type Thread = {
  messages: readonly Message[];
  unsent: readonly Unsent[];
  mine: Message['side'];
  /** How far the other side has read. */
  otherReadId: number;
};

/** What a thread shows: what is there, then what waits to be sent. */
export function linesOf({ messages, unsent, mine, otherReadId }: Thread): Line[] {
  const own = messages.filter(({ side }) => side === mine);
  const lastRead = own.findLast(({ id }) => id <= otherReadId);
  const lastSent = own.at(-1);
  const stateOf = (message: Message): LineState | undefined =>
    message === lastRead ? 'read' : message === lastSent ? 'sent' : undefined;
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
  // Cast: the type of an object with a computed name is lost.
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };
