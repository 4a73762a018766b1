import { asc, eq } from 'drizzle-orm';
import type { PersonalPart } from '#platform/personal.server.ts';
import { auditLog } from './tables.server.ts';

/** What the user did. The log is append-only and stores people by number only. */
export const auditPersonal: PersonalPart = {
  name: 'activity',

  async export(db, userId) {
    const rows = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorUserId, userId))
      .orderBy(asc(auditLog.id));
    return rows.map(({ at, action, subject, detail }) => ({ at, action, subject, detail }));
  },

  async erase() {
    const what = 'el registro de lo que se hizo en la cuenta, sin tu nombre';
    return {
      deleted: [],
      kept: [{ what, why: 'RGPD, art. 5.2: poder demostrar lo que se hizo', until: null }],
    };
  },
};
