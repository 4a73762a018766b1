import { asc, eq } from 'drizzle-orm';
import type { PersonalPart } from '#platform/personal.server.ts';
import { personalTexts } from './personal-texts.ts';
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
    const { kept: what, keptBecause: why } = personalTexts();
    return {
      deleted: [],
      kept: [{ what, why, until: null }],
    };
  },
};
