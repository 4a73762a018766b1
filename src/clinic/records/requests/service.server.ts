import type { z } from 'zod';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { requirePatientRecord } from '#clinic/patients/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { daysBetween, wallTimeOf } from '#platform/time/calendar-days.ts';
import type { RecordsDeps } from '../deps.server.ts';
import { dueOn, isNear } from '../rules.ts';
import { openTexts, type RequestTexts, sealTexts } from '../sealed.server.ts';
import type { RequestRow } from '../tables.server.ts';
import { type enterRequest, type RecordRequest, requestRefusals } from './contract.ts';
import * as queries from './queries.server.ts';
import { texts } from './texts.ts';

export const refuse = refusing(requestRefusals);
const subjectOf = (id: number) => `request:${id}`;
/** Maximum number listed. */
const maxListed = 200;

type Deps = Pick<RecordsDeps, 'db' | 'clock' | 'secrets'>;

export const emptyAnswers = { extension: null, answer: null, deliveredTo: null } as const;

/** @throws Refusal `not_found`, `closed` */
export async function lockOpenRequest(tx: Database, id: number): Promise<RequestRow> {
  const row = await queries.lockRequest(tx, id);
  if (row === undefined) throw refuse('not_found');
  if (row.closedOn !== null) throw refuse('closed');
  return row;
}

/**
 * A guardian must still be entitled, and the child a minor.
 * @throws Refusal `guardian_may_not`
 */
export async function requireEntitledGuardian(
  tx: Database,
  { patientId, guardianId }: Pick<RequestRow, 'patientId' | 'guardianId'>,
  now: Date,
): Promise<void> {
  if (guardianId === null) return;
  const asker = await queries.findRequestingGuardian(tx, { patientId, guardianId }, wallTimeOf(now).day);
  if (asker === undefined) throw refuse('guardian_may_not');
}

export const recordStep = (
  tx: Database,
  actor: Person,
  { id, patientId, kind }: Pick<RequestRow, 'id' | 'patientId' | 'kind'>,
  { step, at }: { step: string; at: Date },
) =>
  record(tx, {
    at,
    actor,
    action: `request.${step}`,
    subject: subjectOf(id),
    patientId,
    detail: { kind },
  });

export function createRequests({ db, clock, secrets }: Deps) {
  const today = () => wallTimeOf(clock.now()).day;

  return {
    async list(actor: Person, show: 'open' | 'settled'): Promise<{ requests: RecordRequest[] }> {
      const rows = await queries.listRequests(db, show === 'open', maxListed);
      return { requests: rows.map((row) => present(row, openTexts(row, secrets), actor, today())) };
    },

    /** @throws Refusal `not_found`, `invalid`, `guardian_may_not`, `already_open` */
    enter: (actor: Person, patientId: number, wish: z.output<typeof enterRequest.body>): Promise<number> =>
      inTransaction(db, async (tx) => {
        const at = clock.now();
        const card = await requirePatientRecord(tx, { actor, id: patientId, now: at });
        const { kind, guardianId = null, receivedOn } = wish;
        if (receivedOn > today()) throw refuse('invalid', { fields: { receivedOn: texts().dayToCome } });
        if (kind === 'rectification' && !wish.wish)
          throw refuse('invalid', { fields: { wish: texts().correctionMissing } });
        const guardian =
          guardianId === null
            ? null
            : await queries.findRequestingGuardian(tx, { patientId, guardianId }, today());
        if (guardian === undefined) throw refuse('guardian_may_not');
        if (await queries.hasOpenRequest(tx, patientId, kind)) throw refuse('already_open');
        const words = {
          person: card.name ?? 'Sin nombre',
          asker: guardian?.name ?? null,
          wish: wish.wish ?? null,
          ...emptyAnswers,
        };
        const row = { patientId, kind, guardianId, receivedOn, dueOn: dueOn(receivedOn, false) };
        const id = await queries.insertRequest(
          tx,
          { ...row, enteredAt: at, enteredBy: actor.userId },
          (given) => sealTexts(given, words, secrets),
        );
        await recordStep(tx, actor, { id, patientId, kind }, { step: 'entered', at });
        return id;
      }),
  };
}

/** A request for staff; the requested correction only for managers. */
function present(
  row: queries.RequestListRow,
  words: RequestTexts,
  actor: Person,
  today: string,
): RecordRequest {
  const { id, patientId, kind, receivedOn, isExtended, identityHow, identityAt, identityName } = row;
  const daysLeft = daysBetween(today, row.dueOn);
  const isOpen = row.closedOn === null;
  return {
    id,
    patientId,
    kind,
    receivedOn,
    dueOn: row.dueOn,
    isExtended,
    person: words.person,
    asker: words.asker,
    isOverdue: isOpen && daysLeft < 0,
    isNear: isOpen && isNear(daysLeft),
    identity:
      identityHow === null || identityAt === null
        ? null
        : { how: identityHow, by: identityName ?? '', at: identityAt.toISOString() },
    wish: actor.role === 'admin' ? words.wish : null,
    outcome: row.outcome,
    closedOn: row.closedOn,
    isMade: row.madeAt !== null,
    delivered: row.deliveredHow === null ? null : { how: row.deliveredHow, to: words.deliveredTo ?? '' },
    hasLetter: row.erased !== null || words.answer !== null || words.extension !== null,
    notes: row.notes,
    unreviewedBy: row.unreviewedBy,
  };
}
