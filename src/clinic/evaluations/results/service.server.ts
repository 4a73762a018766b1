import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { reachOf } from '#clinic/patients/policy.ts';
import { notifyHolder } from '#clinic/patients/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { EvaluationsDeps } from '../deps.server.ts';
import { bandOf, scoreOf } from '../instruments/rules.ts';
import { mayOpenWithReason } from '../policy.ts';
import { answersOf, sealWords, wordsOf } from '../sealed.server.ts';
import { evaluationSubject } from '../subject.ts';
import type { OpenReason } from '../terms.ts';
import { type Reading, readRefusals, releaseRefusals, type Waiting } from './contract.ts';
import { releasedLetter } from './letters.server.ts';
import { measure } from './presenter.server.ts';
import * as queries from './queries.server.ts';

const refuseToRead = refusing(readRefusals);
const refuseToRelease = refusing(releaseRefusals);

/** A list longer than this is worked off from its front. */
const mostListed = 200;

/** Reading what was answered, and sharing it. */
export function createResults({ db, clock, secrets, publicUrl }: EvaluationsDeps) {
  /** Whoever treats the person finds it; also the direction's own patients, who are treated by the professional that it is. */
  const asTreating = (tx: Database, actor: Person, id: number) =>
    actor.professionalId === null
      ? Promise.resolve(undefined)
      : queries.findWithinReach(tx, actor.professionalId, id);

  async function present(
    { evaluation, name }: NonNullable<Awaited<ReturnType<typeof queries.findWithinReach>>>,
    mayRelease: boolean,
  ): Promise<Reading> {
    const answers = answersOf(evaluation, secrets);
    const score = scoreOf(answers);
    const finished = await queries.finishedOf(db, evaluation.patientId, evaluation.instrument);
    return {
      ...{ id: evaluation.id, patientId: evaluation.patientId, name, instrument: evaluation.instrument },
      createdAt: evaluation.createdAt.toISOString(),
      finishedAt: evaluation.finishedAt?.toISOString() ?? null,
      answers: [...answers],
      ...{ score, band: score === null ? null : bandOf(evaluation.instrument, score) },
      releasedAt: evaluation.releasedAt?.toISOString() ?? null,
      words: wordsOf(evaluation, secrets),
      mayRelease: mayRelease && evaluation.finishedAt !== null && evaluation.releasedAt === null,
      course: finished.map((row) => measure(row, secrets)),
    };
  }

  return {
    async list(actor: Person): Promise<Waiting[]> {
      const rows = await queries.listFinished(db, reachOf(actor), mostListed);
      return rows.map(({ evaluation, name }) => ({
        ...{ id: evaluation.id, patientId: evaluation.patientId, name, instrument: evaluation.instrument },
        finishedAt: evaluation.finishedAt?.toISOString() ?? '',
        releasedAt: evaluation.releasedAt?.toISOString() ?? null,
      }));
    },

    /**
     * Also one that is still being answered: whoever takes an alert upon them has to see what was said.
     * @throws Refusal `not_found`, `not_allowed`, `reason_required`
     */
    async read(actor: Person, id: number, reason: OpenReason | undefined): Promise<Reading> {
      const found = await queries.findWithinReach(db, reachOf(actor), id);
      if (found === undefined) throw refuseToRead('not_found');
      const isTreating = (await asTreating(db, actor, id)) !== undefined;
      if (!isTreating) {
        if (!mayOpenWithReason(actor)) throw refuseToRead('not_allowed');
        if (reason === undefined) throw refuseToRead('reason_required');
      }
      await record(db, {
        ...{ at: clock.now(), actor, action: 'evaluation.read', subject: evaluationSubject(id) },
        ...{ patientId: found.evaluation.patientId, reason: reason ?? null },
      });
      return present(found, isTreating);
    },

    /** @throws Refusal `not_found`, `not_allowed`, `not_finished`, `released` */
    release: (actor: Person, id: number, words: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const found = await queries.findWithinReach(tx, reachOf(actor), id);
        if (found === undefined) throw refuseToRelease('not_found');
        if ((await asTreating(tx, actor, id)) === undefined) throw refuseToRelease('not_allowed');
        const { evaluation, userId } = found;
        if (evaluation.finishedAt === null) throw refuseToRelease('not_finished');
        const releasedAt = clock.now();
        const sealedWords = sealWords(id, words, secrets);
        if (!(await queries.release(tx, id, { sealedWords, releasedAt, releasedBy: actor.userId })))
          throw refuseToRelease('released');
        await notifyHolder(
          tx,
          userId,
          { kind: 'evaluation.released', ...releasedLetter(publicUrl) },
          releasedAt,
        );
        const { patientId } = evaluation;
        const entry = { at: releasedAt, actor, action: 'evaluation.released', patientId };
        await record(tx, { ...entry, subject: evaluationSubject(id) });
      }),
  };
}
