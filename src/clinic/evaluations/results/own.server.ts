import { refusing } from '#platform/api/refusals.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { EvaluationsDeps } from '../deps.server.ts';
import { type Result, resultPdf } from './contract.ts';
import { drawResult, isScored } from './pdf.server.ts';
import { presentResult } from './presenter.server.ts';
import { releasedOf } from './queries.server.ts';

const refuse = refusing(resultPdf.refusals);

/** Results as the patient sees them: only released ones. */
export function createOwnResults({ db, secrets, limits }: EvaluationsDeps) {
  // Rendering a PDF is expensive: nothing is cached.
  const limit = limits({ name: 'evaluation-file', points: 120, seconds: 3600 });

  async function list(userId: number): Promise<Result[]> {
    const rows = await releasedOf(db, userId);
    return rows.map(({ evaluation, by }) => presentResult(evaluation, by, secrets));
  }

  return {
    list,

    /** @throws Refusal `not_found`, also when not yet released; `unreadable` when it cannot be decrypted */
    async file(userId: number, id: number): Promise<{ name: string; content: Buffer }> {
      await limit.spend(String(userId));
      const all = await list(userId);
      const result = all.find((each) => each.id === id);
      if (result === undefined) throw refuse('not_found');
      if (!isScored(result)) throw refuse('unreadable');
      const course = all.filter(isScored).filter(({ instrument }) => instrument === result.instrument);
      const { day } = wallTimeOf(new Date(result.finishedAt));
      // The file name gives nothing away in a downloads folder.
      return { name: `resultado-${day}.pdf`, content: await drawResult(result, course) };
    },
  };
}
