import type { Actor } from '#clinic/audit/contract.ts';
import { requirePatientRecord } from '#clinic/patients/service.server.ts';
import { billingInput, lastValidDay, madridDayOf } from '../billing-state.server.ts';
import { renewalPrice } from '../buying/service.server.ts';
import type { PlanOfPerson } from '../contract.ts';
import type { SubscriptionsDeps } from '../deps.server.ts';
import { isActive } from '../rules/billing-rules.ts';
import { listOfPatient } from './queries.server.ts';

/** Lists the plans of a patient within the actor's scope. @throws Refusal `not_found` */
export async function listPlansOf(
  { db, clock }: Pick<SubscriptionsDeps, 'db' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<PlanOfPerson[]> {
  const now = clock.now();
  await requirePatientRecord(db, { actor, id, now });
  const all = await listOfPatient(db, id);
  const prices = await Promise.all(all.map((held) => renewalPrice(db, held, now)));
  return all.map((held, index) => ({
    id: held.id,
    name: held.planName,
    audience: held.audience,
    sessionsLeft: held.endsAt <= now ? 0 : held.sessionsLeft,
    until: lastValidDay(held),
    active: isActive(billingInput(held), madridDayOf(now)),
    planId: held.planId,
    nextPaymentCents: prices[index]?.cents ?? null,
  }));
}
