import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { PersonalPart } from '#platform/personal.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { patients } from './tables.server.ts';

/** The persons cared for through an account: its owner, and the owner's children. */
const caredFor = (db: Database, userId: number) => {
  const self = db.select({ id: patients.id }).from(patients).where(eq(patients.userId, userId));
  return db
    .select()
    .from(patients)
    .where(or(eq(patients.userId, userId), inArray(patients.guardianId, self)))
    .orderBy(patients.id);
};

/** Those whose record the appointments have locked keep it; of the others nothing stays that says who they are. */
export const patientsPersonal: PersonalPart = {
  name: 'patients',

  async export(db, userId) {
    return (await caredFor(db, userId)).map(({ userId: own, fullName, birthOn, createdAt }) => ({
      who: own === null ? 'child' : 'self',
      ...{ fullName, birthOn, createdAt },
    }));
  },

  async erase(tx, userId) {
    const all = await caredFor(tx, userId);
    const free = all.filter(({ blockedUntil }) => blockedUntil === null).map(({ id }) => id);
    await tx
      .update(patients)
      .set({ fullName: null, birthOn: null })
      .where(and(inArray(patients.id, free), isNull(patients.blockedUntil)));
    const deleted = free.length === all.length ? ['tu ficha de paciente y la de tus hijos'] : [];
    return { deleted, kept: [] };
  },
};
