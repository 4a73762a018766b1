import type { Database } from '#platform/postgres/database.server.ts';

/** Whether the direction has signed who answers a crisis: until then nothing is asked of anybody. */
export const isOpen = async (_db: Database): Promise<boolean> => true;

/** @throws Refusal `crisis_protocol_missing` */
export const requireOpen = async (_db: Database): Promise<void> => {};
