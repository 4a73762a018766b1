import { eq } from 'drizzle-orm';
import type { PersonalPart } from '../personal.server.ts';
import { idempotencyKeys } from '../tables.server.ts';

/**
 * Idempotency keys in export and erasure. They contain nothing beyond the appointments and plans and expire within
 * days, so the export lists only their expiry.
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
