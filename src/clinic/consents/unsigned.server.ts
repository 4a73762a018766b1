import type { Database } from '#platform/postgres/database.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import * as queries from './queries.server.ts';
import { kindsOf, missingOf, signersOn } from './rules.ts';

export type Visit = { id: number; patientIds: readonly number[]; isVideo: boolean };

/** Ids of the visits for which a patient lacks a required signature, in a few queries for all of them. */
export async function findUnsigned(db: Database, visits: readonly Visit[], today: Day): Promise<number[]> {
  const ids = [...new Set(visits.flatMap(({ patientIds }) => patientIds))];
  if (ids.length === 0) return [];
  const texts = await queries.currentTexts(db);
  if (texts.size === 0) return [];
  const states = await queries.listSignatureStates(db, ids);
  return visits
    .filter(({ patientIds, isVideo }) =>
      patientIds.some((patientId) => {
        const state = states.get(patientId);
        if (state === undefined) return false;
        const signers = signersOn(state, today);
        const kinds = kindsOf(signers, isVideo).filter((kind) => texts.has(kind));
        const asked = { patientId, kinds, signers, arrangement: state.arrangement };
        return missingOf(asked, state.signatures).length > 0;
      }),
    )
    .map(({ id }) => id);
}
