import type { z } from 'zod';
import type { Person } from '#clinic/audit/contract.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { RecordsDeps } from '../deps.server.ts';
import { dueOn } from '../rules.ts';
import { type RequestTexts, requireTexts, sealTexts } from '../sealed.server.ts';
import type { RequestRow } from '../tables.server.ts';
import type { IdentityMethod } from '../terms.ts';
import type { closeRequest } from './contract.ts';
import * as queries from './queries.server.ts';
import { lockOpenRequest, recordStep, refuse, requireEntitledGuardian } from './service.server.ts';

type Deps = Pick<RecordsDeps, 'db' | 'clock' | 'secrets'>;

export function createSteps({ db, clock, secrets }: Deps) {
  const today = () => wallTimeOf(clock.now()).day;
  const reseal = (row: RequestRow, change: Partial<RequestTexts>) =>
    sealTexts(row.id, { ...requireTexts(row, secrets), ...change }, secrets);

  return {
    checkIdentity: (actor: Person, id: number, how: IdentityMethod): Promise<void> =>
      inTransaction(db, async (tx) => {
        const row = await lockOpenRequest(tx, id);
        const at = clock.now();
        await queries.setRequest(tx, id, { identityHow: how, identityAt: at, identityBy: actor.userId });
        await recordStep(tx, actor, row, { step: 'identity-checked', at });
      }),

    /** @throws Refusal `not_found`, `closed`, `already_extended`, `too_late` */
    extend: (actor: Person, id: number, reason: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const row = await lockOpenRequest(tx, id);
        if (row.isExtended) throw refuse('already_extended');
        if (row.dueOn < today()) throw refuse('too_late');
        const sealedWords = reseal(row, { extension: reason });
        const due = dueOn(row.receivedOn, true);
        await queries.setRequest(tx, id, { isExtended: true, dueOn: due, sealedWords });
        await recordStep(tx, actor, row, { step: 'extended', at: clock.now() });
      }),

    /** @throws Refusal `not_found`, `closed`, `wrong_kind`, `not_allowed`, `identity_unchecked`, `not_made`, `guardian_may_not` */
    close: (actor: Person, id: number, end: z.output<typeof closeRequest.body>): Promise<void> =>
      inTransaction(db, async (tx) => {
        const row = await lockOpenRequest(tx, id);
        const { outcome } = end;
        if (
          (outcome === 'delivered' && row.kind !== 'copy') ||
          (outcome === 'corrected' && row.kind !== 'rectification')
        )
          throw refuse('wrong_kind');
        // Only managers may refuse a person's right or state a correction.
        if ((outcome === 'refused' || outcome === 'corrected') && actor.role !== 'admin')
          throw refuse('not_allowed');
        if (outcome === 'delivered' && row.identityHow === null) throw refuse('identity_unchecked');
        if (outcome === 'delivered' && row.madeAt === null) throw refuse('not_made');
        if (outcome === 'delivered') await requireEntitledGuardian(tx, row, clock.now());
        await queries.setRequest(tx, id, {
          outcome,
          closedOn: today(),
          closedBy: actor.userId,
          ...(outcome === 'delivered' ? { deliveredHow: end.how } : {}),
          ...(outcome === 'withdrawn'
            ? {}
            : {
                sealedWords: reseal(
                  row,
                  outcome === 'delivered' ? { deliveredTo: end.to } : { answer: end.words },
                ),
              }),
        });
        await recordStep(tx, actor, row, { step: outcome, at: clock.now() });
      }),
  };
}
