import { randomInt } from 'node:crypto';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

/** Ids of orders, captures and refunds. An order's id is enough to approve it, so ids cannot be guessed. */
export const newId = (): string =>
  Array.from({ length: 17 }, () => letters[randomInt(letters.length)]).join('');

/** Whether a text has the format of our ids; other texts are not looked up. */
export const isId = (text: unknown): text is string =>
  typeof text === 'string' && /^[A-Z0-9]{17}$/.test(text);
