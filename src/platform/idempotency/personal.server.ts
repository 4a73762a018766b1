import { eq } from 'drizzle-orm';
import type { PersonalPart } from '../personal.server.ts';
import { idempotencyKeys } from '../tables.server.ts';

/**
 * Keys of a person's last requests. They say nothing that the appointments and plans themselves do not, and are gone after
 * days: an export has only when they end.
 */
export const idempotencyPersonal: PersonalPart = {
  name: 'requests',

  export: (db, userId) =>
    db
      .select({ key: idempotencyKeys.key, expiresAt: idempotencyKeys.expiresAt })
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.userId, userId)),

  async erase(tx, userId) {
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
    return { deleted: [], kept: [] };
  },
};
