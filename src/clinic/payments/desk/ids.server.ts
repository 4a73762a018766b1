import { randomBytes } from 'node:crypto';

/** Names money of the desk, and what goes back of it: a shape that no order of the wallet has. */
export const deskId = (): string => `CAJA-${randomBytes(6).toString('hex').toUpperCase()}`;
