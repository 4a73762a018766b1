import { refuse as refuseCommonly, refusing } from '#platform/api/refusals.ts';
import type { Viewer } from '#platform/http/bind.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { refusals } from './contract.ts';
import * as queries from './queries.server.ts';
import { maxDrafts } from './terms.ts';

const refuse = refusing(refusals);

export type DraftsDeps = { db: Database; clock: Clock; secrets: Secrets };

/** The associated data of the seal: a draft copied to another row cannot be opened. */
const draftPlace = (id: number): string => `drafts.sealed_words:${id}`;

/** Sealed columns, for `npm run reseal`. */
export const sealedColumns = [{ table: 'drafts', column: 'sealed_words', place: draftPlace }] as const;

/**
 * Unfinished forms of a staff member whose desk a colleague took over. They belong to the session and end
 * with it.
 */
export function createDrafts({ db, clock, secrets }: DraftsDeps) {
  return {
    /** Leaves out drafts that no key of this process opens; the others stay visible. */
    list: async ({ sessionId }: Viewer) =>
      (await queries.draftsOf(db, sessionId)).flatMap(({ id, place, sealedWords }) => {
        const words = secrets.tryOpen(sealedWords, draftPlace(id));
        return words === undefined ? [] : [{ place, words }];
      }),

    /** @throws Refusal `too_many_drafts`; `somebody_else` if a colleague has taken over the desk */
    keep: (
      { sessionId, userId }: Viewer,
      { place, words, typedBy }: { place: string; words: string; typedBy: number },
    ): Promise<void> =>
      inTransaction(db, async (tx) => {
        if (typedBy !== userId) throw refuse('somebody_else');
        if ((await queries.countOtherDrafts(tx, sessionId, place)) >= maxDrafts)
          throw refuse('too_many_drafts');
        const id = await queries.ensureDraft(tx, { sessionId, place, at: clock.now() });
        if (id === undefined) throw refuseCommonly('sign_in_required');
        await queries.setDraftText(tx, id, secrets.seal(words, draftPlace(id)));
      }),

    drop: ({ sessionId }: Viewer, place: string): Promise<void> => queries.deleteDraft(db, sessionId, place),
  };
}
