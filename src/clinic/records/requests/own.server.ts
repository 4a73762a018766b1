import type { z } from 'zod';
import { asClient } from '#clinic/audit/contract.ts';
import { patientOfUser } from '#clinic/patients/service.server.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { RecordsDeps } from '../deps.server.ts';
import { dueOn } from '../rules.ts';
import { openTexts, sealTexts } from '../sealed.server.ts';
import type { MyRequest, requestRecord } from './contract.ts';
import * as queries from './queries.server.ts';
import { emptyAnswers, recordStep, refuse } from './service.server.ts';
import { texts } from './texts.ts';

/** Requests of a signed-in user for their own record or a child's. */
export function createOwnRequests({ db, clock, secrets, limits }: RecordsDeps) {
  const asking = limits({ name: 'record-request', points: 10, seconds: 86_400, fixed: true });

  return {
    async list(userId: number) {
      const { day } = wallTimeOf(clock.now());
      const [rows, children] = await Promise.all([
        queries.requestsOfUser(db, userId),
        queries.listRequestableChildren(db, userId, day),
      ]);
      const requests: MyRequest[] = rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        person: openTexts(row, secrets).person,
        receivedOn: row.receivedOn,
        dueOn: row.dueOn,
        isExtended: row.isExtended,
        outcome: row.outcome,
        closedOn: row.closedOn,
      }));
      const others = children.map(({ patientId, name }) => ({
        patientId,
        name: name ?? texts().namelessChild,
      }));
      return { requests, people: [{ patientId: null, name: texts().forMyself }, ...others] };
    },

    /** @throws Refusal `not_found` for anyone but an entitled child, `invalid`, `already_open`; 429 */
    async ask(userId: number, wish: z.output<typeof requestRecord.body>) {
      await asking.spend(String(userId));
      const actor = asClient(userId);
      return inTransaction(db, async (tx) => {
        const at = clock.now();
        const { day: receivedOn } = wallTimeOf(at);
        const { kind } = wish;
        const name = await queries.nameOfUser(tx, userId);
        if (kind === 'rectification' && !wish.wish)
          throw refuse('invalid', { fields: { wish: texts().correctionMissing } });
        const own = (await patientOfUser(tx, userId)).patientId;
        const child = wish.patientId
          ? (await queries.listRequestableChildren(tx, userId, receivedOn)).find(
              (one) => one.patientId === wish.patientId,
            )
          : undefined;
        if (wish.patientId && child === undefined) throw refuse('not_found');
        const patientId = child?.patientId ?? own;
        if (await queries.hasOpenRequest(tx, patientId, kind)) throw refuse('already_open');
        const words = {
          person: child ? (child.name ?? 'Sin nombre') : name,
          asker: child ? name : null,
          wish: wish.wish ?? null,
          ...emptyAnswers,
        };
        const due = dueOn(receivedOn, false);
        const row = { patientId, kind, guardianId: child ? own : null, receivedOn, dueOn: due };
        const id = await queries.insertRequest(tx, { ...row, enteredAt: at, enteredBy: userId }, (given) =>
          sealTexts(given, words, secrets),
        );
        await recordStep(tx, actor, { id, patientId, kind }, { step: 'asked', at });
        return { id, dueOn: due };
      });
    },
  };
}
