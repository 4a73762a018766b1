import type { z } from 'zod';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { requireCard } from '#clinic/patients/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { daysBetween, wallTimeOf } from '#platform/time/calendar-days.ts';
import type { RecordsDeps } from '../deps.server.ts';
import { dueOn, isNear } from '../rules.ts';
import { type RequestWords, sealWords, wordsOf } from '../sealed.server.ts';
import type { RequestRow } from '../tables.server.ts';
import type { IdentityWay } from '../terms.ts';
import { type closeRequest, type enterRequest, type RecordRequest, requestRefusals } from './contract.ts';
import * as queries from './queries.server.ts';

export const refuse = refusing(requestRefusals);
const subjectOf = (id: number) => `request:${id}`;
/** So many are listed. */
const most = 200;

type Deps = Pick<RecordsDeps, 'db' | 'clock' | 'secrets'>;

/** Nothing has been said yet. */
export const unsaid = { extension: null, answer: null, deliveredTo: null } as const;

/** @throws Refusal `not_found`, `closed` */
export async function lockOpen(tx: Database, id: number): Promise<RequestRow> {
  const row = await queries.lockRequest(tx, id);
  if (row === undefined) throw refuse('not_found');
  if (row.closedOn !== null) throw refuse('closed');
  return row;
}

export const recordStep = (
  tx: Database,
  actor: Person,
  { id, patientId, kind }: Pick<RequestRow, 'id' | 'patientId' | 'kind'>,
  { step, at }: { step: string; at: Date },
) =>
  record(tx, {
    ...{ at, actor, action: `request.${step}`, subject: subjectOf(id), patientId, detail: { kind } },
  });

/** What the desk does with requests. Of clinical text it sees nothing. */
export function createRequests({ db, clock, secrets }: Deps) {
  const today = () => wallTimeOf(clock.now()).day;
  const reseal = (row: RequestRow, change: Partial<RequestWords>) =>
    sealWords(row.id, { ...wordsOf(row, secrets), ...change }, secrets);

  return {
    async list(actor: Person, show: 'open' | 'settled'): Promise<{ requests: RecordRequest[] }> {
      const rows = await queries.listRequests(db, show === 'open', most);
      return { requests: rows.map((row) => present(row, wordsOf(row, secrets), actor, today())) };
    },

    /** @throws Refusal `not_found`, `invalid`, `guardian_may_not`, `already_open` */
    enter: (actor: Person, patientId: number, wish: z.output<typeof enterRequest.body>): Promise<number> =>
      inTransaction(db, async (tx) => {
        const at = clock.now();
        const card = await requireCard(tx, { actor, id: patientId, now: at });
        const { kind, guardianId = null, receivedOn } = wish;
        if (receivedOn > today())
          throw refuse('invalid', { fields: { receivedOn: 'Ese día todavía no ha llegado.' } });
        if (kind === 'rectification' && !wish.wish)
          throw refuse('invalid', { fields: { wish: 'Di qué hay que corregir.' } });
        const guardian =
          guardianId === null ? null : await queries.guardianToAsk(tx, { patientId, guardianId }, today());
        if (guardian === undefined) throw refuse('guardian_may_not');
        if (await queries.isAskedFor(tx, patientId, kind)) throw refuse('already_open');
        const words = {
          ...{ person: card.name ?? 'Sin nombre', asker: guardian?.name ?? null, wish: wish.wish ?? null },
          ...unsaid,
        };
        const row = { patientId, kind, guardianId, receivedOn, dueOn: dueOn(receivedOn, false) };
        const id = await queries.insertRequest(
          tx,
          { ...row, enteredAt: at, enteredBy: actor.userId },
          (given) => sealWords(given, words, secrets),
        );
        await recordStep(tx, actor, { id, patientId, kind }, { step: 'entered', at });
        return id;
      }),

    checkIdentity: (actor: Person, id: number, how: IdentityWay): Promise<void> =>
      inTransaction(db, async (tx) => {
        const row = await lockOpen(tx, id);
        const at = clock.now();
        await queries.setRequest(tx, id, { identityHow: how, identityAt: at, identityBy: actor.userId });
        await recordStep(tx, actor, row, { step: 'identity-checked', at });
      }),

    /** @throws Refusal `not_found`, `closed`, `already_extended`, `too_late` */
    extend: (actor: Person, id: number, reason: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const row = await lockOpen(tx, id);
        if (row.isExtended) throw refuse('already_extended');
        if (row.dueOn < today()) throw refuse('too_late');
        const sealedWords = reseal(row, { extension: reason });
        const due = dueOn(row.receivedOn, true);
        await queries.setRequest(tx, id, { isExtended: true, dueOn: due, sealedWords });
        await recordStep(tx, actor, row, { step: 'extended', at: clock.now() });
      }),

    /** @throws Refusal `not_found`, `closed`, `wrong_kind`, `not_allowed`, `identity_unchecked` */
    close: (actor: Person, id: number, end: z.output<typeof closeRequest.body>): Promise<void> =>
      inTransaction(db, async (tx) => {
        const row = await lockOpen(tx, id);
        const { outcome } = end;
        if (
          (outcome === 'delivered' && row.kind !== 'copy') ||
          (outcome === 'corrected' && row.kind !== 'rectification')
        )
          throw refuse('wrong_kind');
        // Refusing somebody their right is the direction's to answer for.
        if ((outcome === 'refused' || outcome === 'corrected') && actor.role !== 'admin')
          throw refuse('not_allowed');
        if (outcome === 'delivered' && row.identityHow === null) throw refuse('identity_unchecked');
        if (outcome === 'delivered' && row.madeAt === null) throw refuse('not_made');
        await queries.setRequest(tx, id, {
          ...{ outcome, closedOn: today(), closedBy: actor.userId },
          ...(outcome === 'delivered' ? { deliveredHow: end.how } : {}),
          sealedWords: reseal(row, {
            ...(outcome === 'delivered' ? { deliveredTo: end.to } : {}),
            ...(outcome === 'corrected' || outcome === 'refused' ? { answer: end.words } : {}),
          }),
        });
        await recordStep(tx, actor, row, { step: outcome, at: clock.now() });
      }),
  };
}

/** A request as the desk sees it; what is to be corrected is the direction's to read. */
function present(row: queries.ListedRow, words: RequestWords, actor: Person, today: string): RecordRequest {
  const { id, patientId, kind, receivedOn, isExtended, identityHow, identityAt, identityName } = row;
  const daysLeft = daysBetween(today, row.dueOn);
  const isOpen = row.closedOn === null;
  return {
    ...{ id, patientId, kind, receivedOn, dueOn: row.dueOn, isExtended },
    ...{ person: words.person, asker: words.asker },
    ...{ isOverdue: isOpen && daysLeft < 0, isNear: isOpen && isNear(daysLeft) },
    identity:
      identityHow === null || identityAt === null
        ? null
        : { how: identityHow, by: identityName ?? '', at: identityAt.toISOString() },
    wish: actor.role === 'admin' ? words.wish : null,
    ...{ outcome: row.outcome, closedOn: row.closedOn },
    delivered: row.deliveredHow === null ? null : { how: row.deliveredHow, to: words.deliveredTo ?? '' },
    hasLetter: row.erased !== null || words.answer !== null || words.extension !== null,
    ...{ notes: row.notes, unreviewedBy: row.unreviewedBy },
  };
}
