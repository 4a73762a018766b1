import { asClient, type Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { queueMessage } from '#clinic/notifications/service.server.ts';
import { requireCard } from '#clinic/patients/service.server.ts';
import { holdsPerk } from '#clinic/subscriptions/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDay } from '#platform/time/spanish-dates.ts';
import type { EvaluationsDeps } from '../deps.server.ts';
import { isOpen, requireOpen } from '../gate.server.ts';
import { isInCareTeam } from '../policy.ts';
import { readableAnswersOf } from '../sealed.server.ts';
import { evaluationSubject } from '../subject.ts';
import { type Instrument, instrumentNames } from '../terms.ts';
import { askRefusals, type EvaluationOfPerson, type Overview, sendRefusals } from './contract.ts';
import { sentLetter } from './letters.server.ts';
import * as queries from './queries.server.ts';
import { ageOn, mayAskFrom, stateOf } from './rules.ts';

const refuseToAsk = refusing(askRefusals);
const refuseToSend = refusing(sendRefusals);

type Wish = { instrument: Instrument; isAdult?: true | undefined };

/** Who asks for a questionnaire, and who sends one. */
export function createRequests(deps: EvaluationsDeps) {
  const { db, clock } = deps;

  return {
    async overview(userId: number): Promise<Overview> {
      const now = clock.now();
      const { day: today } = wallTimeOf(now);
      const { patientId, birthOn } = await queries.ownCard(db, userId);
      const last = await queries.lastFinished(db, patientId);
      const own = await queries.listOwn(db, userId);
      return {
        isOpen: await isOpen(db),
        isHolder: await holdsPerk(db, userId, 'evaluation', now),
        age: ageOn(birthOn, today),
        // Cast: `fromEntries` forgets that every instrument has one.
        mayAskFrom: Object.fromEntries(
          instrumentNames.map((name) => [name, mayAskFrom(last.get(name), today)]),
        ) as Record<Instrument, Day | null>,
        evaluations: own.map(({ evaluation }) => ({
          ...{ id: evaluation.id, instrument: evaluation.instrument, state: stateOf(evaluation) },
          ...{ isSent: evaluation.sentBy !== null, createdAt: evaluation.createdAt.toISOString() },
          answered: readableAnswersOf(evaluation, deps.secrets).filter((value) => value !== null).length,
          finishedAt: evaluation.finishedAt?.toISOString() ?? null,
        })),
      };
    },

    /** @throws Refusal `crisis_protocol_missing`, `no_plan`, `too_young`, `adult_statement_required`, `too_soon` */
    ask: (userId: number, { instrument, isAdult }: Wish): Promise<number> =>
      inTransaction(db, async (tx) => {
        await requireOpen(tx);
        const now = clock.now();
        const { day: today } = wallTimeOf(now);
        const { patientId, birthOn } = await queries.ownCard(tx, userId);
        const open = await queries.findOpen(tx, patientId, instrument);
        if (open !== undefined) return open;
        if (!(await holdsPerk(tx, userId, 'evaluation', now))) throw refuseToAsk('no_plan');
        const age = ageOn(birthOn, today);
        if (age === 'minor') throw refuseToAsk('too_young');
        if (age === 'unknown' && isAdult !== true) throw refuseToAsk('adult_statement_required');
        const from = mayAskFrom((await queries.lastFinished(tx, patientId)).get(instrument), today);
        if (from !== null)
          throw refuseToAsk('too_soon', { message: `Podrás repetirlo a partir del ${formatDay(from)}.` });
        const id = await queries.add(tx, { patientId, instrument, createdAt: now });
        // Somebody else's press of the same person was faster.
        if (id === undefined) return (await queries.findOpen(tx, patientId, instrument)) ?? 0;
        const entry = { at: now, actor: asClient(userId), action: 'evaluation.asked', patientId };
        await record(tx, {
          ...entry,
          subject: evaluationSubject(id),
          detail: { saidAdult: age === 'unknown' },
        });
        return id;
      }),

    /** @throws Refusal `crisis_protocol_missing`, `not_found`, `not_allowed`, `no_account`, `already_open`, and of age */
    send: (actor: Person, patientId: number, { instrument, isAdult }: Wish): Promise<number> =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const card = await requireCard(tx, { actor, id: patientId, now });
        if (!isInCareTeam(actor, card.professionals)) throw refuseToSend('not_allowed');
        await requireOpen(tx);
        const account = await queries.accountOfCard(tx, patientId);
        if (account === undefined) throw refuseToSend('no_account');
        const age = ageOn(card.birthOn, wallTimeOf(now).day);
        if (age === 'minor') throw refuseToSend('too_young');
        if (age === 'unknown' && isAdult !== true) throw refuseToSend('adult_statement_required');
        const id = await queries.add(tx, { patientId, instrument, sentBy: actor.userId, createdAt: now });
        if (id === undefined) throw refuseToSend('already_open');
        const { userId, email } = account;
        if (email !== null)
          await queueMessage(
            tx,
            {
              ...{ channel: 'email', recipient: email, userId, patientId, kind: 'evaluation.sent' },
              ...sentLetter(deps.publicUrl),
            },
            now,
          );
        const entry = { at: now, actor, action: 'evaluation.sent', patientId };
        await record(tx, {
          ...entry,
          subject: evaluationSubject(id),
          detail: { saidAdult: age === 'unknown' },
        });
        return id;
      }),

    /** @throws Refusal `not_found` */
    async ofPerson(actor: Person, patientId: number) {
      const card = await requireCard(db, { actor, id: patientId, now: clock.now() });
      const rows = await queries.listOfCard(db, patientId);
      return {
        maySend: isInCareTeam(actor, card.professionals) && card.hasAccount && (await isOpen(db)),
        isAgeKnown: card.birthOn !== null,
        evaluations: rows.map(
          (row): EvaluationOfPerson => ({
            ...{ id: row.id, instrument: row.instrument, state: stateOf(row) },
            createdAt: row.createdAt.toISOString(),
            finishedAt: row.finishedAt?.toISOString() ?? null,
            releasedAt: row.releasedAt?.toISOString() ?? null,
          }),
        ),
      };
    },
  };
}
