import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDate } from '#platform/time/spanish-dates.ts';
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
        ...{ key: id, side: mine, author: null, text, sentAt: at },
        state: why === undefined ? 'waiting' : 'refused',
        ...optional('why', why),
      }),
    );
  return [...there, ...waiting];
}

const optional = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  // Cast: the type of an object with a computed name is lost.
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };

/** What a day is called in a thread: 'Hoy', 'Ayer', or its date. */
export function dayWords(sentAt: string, now: Date): string {
  const { day } = wallTimeOf(new Date(sentAt));
  const { day: today } = wallTimeOf(now);
  if (day === today) return 'Hoy';
  if (day === addDays(today, -1)) return 'Ayer';
  return formatDate(sentAt);
}

/** What a coming day is called: 'hoy', 'mañana', or 'el' and its date. @param now undefined where nobody knows yet */
export function whenWords(at: string, now: Date | undefined): string {
  const { day } = wallTimeOf(new Date(at));
  const today = now && wallTimeOf(now).day;
  if (day === today) return 'hoy';
  if (today !== undefined && day === addDays(today, 1)) return 'mañana';
  return `el ${formatDate(at)}`;
}
