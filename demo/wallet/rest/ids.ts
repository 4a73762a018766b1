import { randomInt } from 'node:crypto';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

/** What the wallet calls orders, captures and refunds. Knowing an order's id is enough to approve it, so nobody can guess one. */
export const newId = (): string =>
  Array.from({ length: 17 }, () => letters[randomInt(letters.length)]).join('');

/** Whether a text could name anything of ours; what could not is not even looked for. */
export const isId = (text: unknown): text is string =>
  typeof text === 'string' && /^[A-Z0-9]{17}$/.test(text);
