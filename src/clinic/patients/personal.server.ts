import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm';
import type { Erased, PersonalPart } from '#platform/personal.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { wordsOf } from './callbacks/words.server.ts';
import { recordsEndingWith } from './ending.server.ts';
import {
  callbacks,
  discharges,
  guardianships,
  noticeAnswers,
  patientInvitations,
  patients,
} from './tables.server.ts';

/** The persons cared for through an account: its owner, and the children whose card it made. */
const caredFor = (db: Database, userId: number) =>
  db
    .select()
    .from(patients)
    .where(or(eq(patients.userId, userId), inArray(patients.guardianId, self(db, userId))))
    .orderBy(patients.id);

const self = (db: Database, userId: number) =>
  db.select({ id: patients.id }).from(patients).where(eq(patients.userId, userId));

/** What the person may do for whom; of the other guardians nothing is said. */
const ownGuardianships = (db: Database, userId: number) =>
  db
    .select()
    .from(guardianships)
    .where(inArray(guardianships.guardianId, self(db, userId)));

/** Those whose record the appointments have locked keep it; of the others nothing stays that says who they are. */
export const patientsPersonal = ({ secrets }: { secrets: Secrets }): PersonalPart => ({
  name: 'patients',

  async export(db, userId) {
    const rights = await ownGuardianships(db, userId);
    const cards = await caredFor(db, userId);
    const ids = cards.map(({ id }) => id);
    const answers = await db.select().from(noticeAnswers).where(inArray(noticeAnswers.patientId, ids));
    const calls = await db
      .select()
      .from(callbacks)
      .where(inArray(callbacks.patientId, ids))
      .orderBy(callbacks.id);
    const ended = await db
      .select()
      .from(discharges)
      .where(and(inArray(discharges.patientId, ids), isNull(discharges.undoneAt)))
      .orderBy(discharges.id);
    return cards.map(({ id, userId: own, ...card }) => {
      const { fullName, birthOn, email, phone, createdAt } = card;
      const right = rights.find(({ patientId }) => patientId === id);
      return {
        who: own === null ? 'child' : 'self',
        ...{ fullName, birthOn, email, phone, createdAt },
        hearsOfOwnHours: answers.flatMap(({ patientId, age, tellsPatient, at }) =>
          patientId === id ? [{ askedAt: age, tellsPatient, at }] : [],
        ),
        discharges: ended.flatMap(({ patientId, dischargedOn }) => (patientId === id ? [dischargedOn] : [])),
        askedToBeCalled: calls.flatMap((call) =>
          call.patientId === id ? [{ at: call.at, reason: call.reason, ...wordsOf(call, secrets) }] : [],
        ),
        ...(right && {
          mayBook: right.mayBook,
          pays: right.pays,
          getsNotices: right.getsNotices,
          mayAskForRecord: right.mayAskForRecord,
        }),
      };
    });
  },

  async erase(tx, userId, now) {
    const ids = await recordsEndingWith(tx, userId, now);
    const free = await tx
      .select({ id: patients.id })
      .from(patients)
      .where(and(inArray(patients.id, ids), isNull(patients.blockedUntil)));
    const freeIds = free.map(({ id }) => id);
    await tx.delete(patientInvitations).where(inArray(patientInvitations.patientId, ids));
    await tx.delete(callbacks).where(inArray(callbacks.patientId, ids));
    await tx.delete(noticeAnswers).where(inArray(noticeAnswers.patientId, freeIds));
    await tx.delete(discharges).where(inArray(discharges.patientId, freeIds));
    const ties = await tx
      .delete(guardianships)
      .where(
        or(inArray(guardianships.guardianId, self(tx, userId)), inArray(guardianships.patientId, freeIds)),
      )
      .returning({ guardianId: guardianships.guardianId });
    await tx
      .update(patients)
      .set({ guardianId: null })
      .where(and(inArray(patients.guardianId, self(tx, userId)), notInArray(patients.id, ids)));
    await tx
      .update(patients)
      .set({ fullName: null, birthOn: null, email: null, phone: null })
      .where(inArray(patients.id, freeIds));
    const deleted = [
      freeIds.length === ids.length && 'tu ficha de paciente',
      ties.length > 0 && 'tu vínculo con las personas a tu cargo',
    ];
    return { deleted: deleted.filter((what) => typeof what === 'string'), kept: [] };
  },
});

/** What a card without account holds beside the record: all of it where nothing had to be locked away, or how to reach its person. */
export async function eraseCard(tx: Database, patientId: number): Promise<Erased> {
  const [card] = await tx.select().from(patients).where(eq(patients.id, patientId));
  await tx.delete(patientInvitations).where(eq(patientInvitations.patientId, patientId));
  await tx.delete(callbacks).where(eq(callbacks.patientId, patientId));
  await tx.delete(noticeAnswers).where(eq(noticeAnswers.patientId, patientId));
  const isTheirs = or(eq(guardianships.patientId, patientId), eq(guardianships.guardianId, patientId));
  const family = await tx.delete(guardianships).where(isTheirs).returning({ of: guardianships.patientId });
  const isFree = card?.blockedUntil === null;
  if (isFree) await tx.delete(discharges).where(eq(discharges.patientId, patientId));
  const gone = { email: null, phone: null, ...(isFree ? { fullName: null, birthOn: null } : {}) };
  await tx.update(patients).set(gone).where(eq(patients.id, patientId));
  const deleted = [
    isFree && 'tu ficha de paciente',
    !isFree && card?.phone && 'tu teléfono',
    !isFree && card?.email && 'tu correo',
    family.length > 0 && 'quién te acompañaba o a quién acompañabas',
  ];
  return { deleted: deleted.filter((what) => typeof what === 'string'), kept: [] };
}
