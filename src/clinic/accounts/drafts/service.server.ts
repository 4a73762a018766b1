import { refuse as refuseCommonly, refusing } from '#platform/api/refusals.ts';
import type { Viewer } from '#platform/http/bind.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { refusals } from './contract.ts';
import * as queries from './queries.server.ts';
import { draftsAtMost } from './terms.ts';

const refuse = refusing(refusals);

export type DraftsDeps = { db: Database; clock: Clock; secrets: Secrets };

/** Where a draft stands: sealed for another row it cannot be opened. */
const draftPlace = (id: number): string => `drafts.sealed_words:${id}`;

/** Columns whose texts are sealed, for `npm run reseal`. */
export const sealedColumns = [{ table: 'drafts', column: 'sealed_words', place: draftPlace }] as const;

/**
 * What somebody was typing when a colleague took the desk. It belongs to their session there and to nobody else's, and ends
 * with it.
 */
export function createDrafts({ db, clock, secrets }: DraftsDeps) {
  return {
    /** What no key of this process opens is left out: it hides nothing else. */
    list: async ({ sessionId }: Viewer) =>
      (await queries.draftsOf(db, sessionId)).flatMap(({ id, place, sealedWords }) => {
        const words = secrets.tryOpen(sealedWords, draftPlace(id));
        return words === undefined ? [] : [{ place, words }];
      }),

    /** @throws Refusal `too_many_drafts`; `somebody_else` where a colleague has the desk by now */
    keep: (
      { sessionId, userId }: Viewer,
      { place, words, typedBy }: { place: string; words: string; typedBy: number },
    ): Promise<void> =>
      inTransaction(db, async (tx) => {
        if (typedBy !== userId) throw refuse('somebody_else');
        if ((await queries.countOthers(tx, sessionId, place)) >= draftsAtMost)
          throw refuse('too_many_drafts');
        const id = await queries.ensureDraft(tx, { sessionId, place, at: clock.now() });
        if (id === undefined) throw refuseCommonly('sign_in_required');
        await queries.setWords(tx, id, secrets.seal(words, draftPlace(id)));
      }),

    drop: ({ sessionId }: Viewer, place: string): Promise<void> => queries.deleteDraft(db, sessionId, place),
  };
}
