import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { listActive } from '#clinic/professionals/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { PatientsDeps } from '../deps.server.ts';
import { requirePatientRecord } from '../directory/service.server.ts';
import { scopeOf } from '../policy.ts';
import { type Callback, callbackRefusals, type NewCallback } from './contract.ts';
import * as queries from './queries.server.ts';
import { openCallback, sealCallback } from './sealed.server.ts';
import { texts } from './texts.ts';

const refuse = refusing(callbackRefusals);
const subjectOf = (id: number) => `callback:${id}`;

/** Reception sees all callbacks; a professional sees those for them and those they left. */
const callbackScopeOf = (actor: Person): queries.CallbackScope => ({
  isDesk: scopeOf(actor) === null,
  professionalId: actor.professionalId,
  userId: actor.userId,
});

export function createCallbacks({ db, clock, secrets }: Pick<PatientsDeps, 'db' | 'clock' | 'secrets'>) {
  /** Marks a callback as done or not done. Idempotent. @throws Refusal `not_found` */
  const mark = (actor: Person, id: number, to: 'done' | 'undone'): Promise<void> =>
    inTransaction(db, async (tx) => {
      const found = await queries.lockCallback(tx, callbackScopeOf(actor), id);
      if (found === undefined) throw refuse('not_found');
      const { doneId, patientId } = found;
      if ((doneId !== null) === (to === 'done')) return;
      const at = clock.now();
      await queries.insertEntry(tx, { callbackId: id, undoes: doneId, at, enteredBy: actor.userId });
      await record(tx, { at, actor, action: `callback.${to}`, subject: subjectOf(id), patientId });
    });

  return {
    async list(actor: Person): Promise<{ callbacks: Callback[] }> {
      const today = instantOf(wallTimeOf(clock.now()).day, '00:00');
      const rows = await queries.findCallbacks(db, callbackScopeOf(actor), today);
      return {
        callbacks: rows.map(({ sealedWords, at, ...row }) => ({
          ...row,
          ...openCallback({ id: row.id, sealedWords }, secrets),
          at: at.toISOString(),
        })),
      };
    },

    /**
     * @throws Refusal `invalid` if the professional is not active staff, `not_found` if the patient is outside the
     * actor's scope
     */
    leave: (actor: Person, wish: NewCallback, remember: Remember): Promise<number> =>
      inTransaction(db, async (tx) => {
        const at = clock.now();
        const { name, phone = null, note, reason, forProfessionalId = null, patientId = null } = wish;
        const isKnown =
          forProfessionalId === null || (await listActive(tx)).some((one) => one.id === forProfessionalId);
        if (!isKnown) throw refuse('invalid', { fields: { forProfessionalId: texts().chooseCaller } });
        if (patientId !== null) await requirePatientRecord(tx, { actor, id: patientId, now: at });
        const words = { name, phone, note: note || null };
        const row = { forProfessionalId, patientId, reason, at, enteredBy: actor.userId };
        const id = await queries.insertCallback(tx, row, (given) => sealCallback(given, words, secrets));
        await record(tx, { at, actor, action: 'callback.left', subject: subjectOf(id), patientId });
        await remember(tx, id);
        return id;
      }),

    end: (actor: Person, id: number) => mark(actor, id, 'done'),
    undo: (actor: Person, id: number) => mark(actor, id, 'undone'),
  };
}
