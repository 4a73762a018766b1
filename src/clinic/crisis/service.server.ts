import { refusing } from '#platform/api/refusals.ts';
import type { Database } from '#platform/postgres/database.server.ts';

const refuse = refusing({ crisis_protocol_missing: { status: 409, message: 'Todavía no está abierto.' } });

export const isProtocolSigned = async (_db: Database): Promise<boolean> => true;
export const requireProtocol = async (db: Database): Promise<void> => {
  if (!(await isProtocolSigned(db))) throw refuse('crisis_protocol_missing');
};
