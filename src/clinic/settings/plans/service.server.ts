import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { listServicesForSale as listServices } from '#clinic/services/service.server.ts';
import { findPlans, sessionsOf, unfoundedDiscounts } from '#clinic/subscriptions/service.server.ts';
import type { PlanFeature } from '#clinic/subscriptions/tables.server.ts';
import { commonRefusals, refusing } from '#platform/api/refusals.ts';
import { bumpContentVersion } from '#platform/documents/content-version.server.ts';
import { defaultLanguage } from '#platform/language/language.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { EditedPlan, NewPlan, PlanFields } from './contract.ts';
import * as queries from './queries.server.ts';
import { perkLabels } from './terms.ts';
import { texts } from './texts.ts';

const refuse = refusing({ invalid: commonRefusals.invalid, not_found: commonRefusals.not_found });

export type PlansDeps = { db: Database; clock: Clock };

/** Plans as edited by managers. The discount is measured against single office sessions. */
export async function showPlans(db: Database): Promise<EditedPlan[]> {
  const [plans, services] = await Promise.all([findPlans(db), listServices(db)]);
  const office = services.find(({ type }) => type === 'office');
  return plans.map(({ id, audience, name, description, active, discountPercent, features, offers }) => {
    const unfounded =
      office === undefined ? [] : unfoundedDiscounts([{ name, discountPercent, offers }], office.price);
    return {
      id,
      audience,
      name,
      description,
      active,
      discountPercent,
      features: features.flatMap(({ text, perk }) => (perk === undefined ? [text] : [])),
      perks: features.flatMap(({ perk }) => perk ?? []),
      offers: offers.map(({ planId: _, ...offer }) => ({
        ...offer,
        sessions: sessionsOf(offer),
        actualPercent: unfounded.find((one) => one.offer === offer.kind)?.actualPercent ?? null,
      })),
    };
  });
}

/** Applies a change with audit record and content version, whose row lock serializes catalogue changes. */
async function change(
  { db, clock }: PlansDeps,
  trace: { actor: Person; action: string },
  { audience, active, name, offers }: Pick<NewPlan, 'audience' | 'active' | 'name' | 'offers'>,
  write: (tx: Database) => Promise<number>,
): Promise<EditedPlan[]> {
  if (audience === 'child' && offers.some(({ kind }) => kind !== 'single'))
    throw refuse('invalid', { fields: { offers: texts().childrenPayOnce } });
  await inTransaction(db, async (tx) => {
    await bumpContentVersion(tx);
    const id = await write(tx);
    await queries.replaceOffers(tx, id, offers);
    const detail = { name, active: active ? 'yes' : 'no' };
    await record(tx, { at: clock.now(), subject: `plan:${id}`, detail, ...trace });
  });
  return showPlans(db);
}

function toPlanRow(
  { name, description, discountPercent, active, features, perks }: PlanFields,
  former: readonly PlanFeature[] = [],
) {
  // Stored texts are in the default language; the other ones are translations of them.
  const storedLabels = perkLabels(defaultLanguage);
  const wordsOf = (name: PlanFields['perks'][number]) =>
    former.find(({ perk }) => perk === name)?.text ?? storedLabels[name];
  return {
    name,
    description,
    discountPercent,
    active,
    features: [
      ...features.map((text) => ({ text })),
      ...[...new Set(perks)].map((perk) => ({ text: wordsOf(perk), perk })),
    ],
  };
}

/** @throws Refusal `invalid` if a plan for children is sold in instalments */
export const addPlan = (deps: PlansDeps, actor: Person, plan: NewPlan) =>
  change(deps, { actor, action: 'plan.added' }, plan, (tx) =>
    queries.insertPlan(tx, { audience: plan.audience, ...toPlanRow(plan) }),
  );

/** Sold plans keep their terms. @throws Refusal `not_found`, `invalid` */
export async function changePlan(deps: PlansDeps, actor: Person, id: number, fields: PlanFields) {
  const former = await queries.findPlan(deps.db, id);
  if (former === undefined) throw refuse('not_found');
  const { audience } = former;
  return change(deps, { actor, action: 'plan.changed' }, { ...fields, audience }, async (tx) => {
    await queries.updatePlan(tx, id, toPlanRow(fields, former.features));
    return id;
  });
}
