import type { Logger } from 'pino';
import { listServicesForSale as listServices } from '#clinic/services/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { findPlans, type PlanWithOffers } from './catalogue/queries.server.ts';
import type { Plan } from './contract.ts';
import { readAvailability } from './perks/service.server.ts';
import { formatDiscount, sessionsOf, unfoundedDiscounts } from './rules/plan-rules.ts';

export { billingInput } from './billing-state.server.ts';
export { subscriptionPayable } from './buying/payable.server.ts';
export { countUsable } from './credits/queries.server.ts';
export { lastDayOfSession, paySession, returnSession } from './credits/sessions.server.ts';
export { movePatient as movePlans } from './directory/queries.server.ts';
export { importSessions } from './imported/service.server.ts';
export { holdsPerk } from './perks/service.server.ts';
export { afterInstalment, isActive, newRound } from './rules/billing-rules.ts';
export { sessionsOf, sessionsOfPayment, unfoundedDiscounts } from './rules/plan-rules.ts';
export { findPlans };

/** All plans for sale in the clinic's order, without unavailable perks. */
export async function listPlansForSale(db: Database): Promise<Plan[]> {
  const [plans, isAvailable] = await Promise.all([findPlans(db), readAvailability(db)]);
  return plans
    .filter(({ active }) => active)
    .map((plan) => present({ ...plan, features: plan.features.filter(isAvailable) }));
}

function present(plan: PlanWithOffers): Plan {
  const { id, audience, name, description, features, recommended, discountPercent } = plan;
  const offers = plan.offers.map(({ kind, priceCents, payments, sessionsPerPayment, validityMonths }) => ({
    interval: kind,
    price: priceCents,
    payments,
    sessionsPerPayment,
    sessions: sessionsOf({ payments, sessionsPerPayment }),
    validityMonths,
  }));
  const offerOf = (interval: string) => offers.find((offer) => offer.interval === interval);
  // A plan is named after its first offer: the front page's package, or the only one of child plans.
  const first = offerOf('landing') ?? offerOf('single');
  return {
    id,
    type: audience,
    name,
    description,
    recommended,
    features: [
      ...(discountPercent === null ? [] : [formatDiscount(discountPercent)]),
      ...features.map(({ text }) => text),
    ],
    perks: features.flatMap(({ text, perk }) => (perk === undefined ? [] : [{ name: perk, feature: text }])),
    discountPercent,
    price: first?.price ?? null,
    sessionCount: first?.sessions ?? null,
    validityMonths: first?.validityMonths ?? null,
    monthlyPrice: offerOf('monthly')?.price ?? null,
    quarterlyPrice: offerOf('quarterly')?.price ?? null,
    offers,
  };
}

/** Logs one line with features of plans on sale for which a holder is given nothing. */
export async function warnOfFeaturesWithoutPerk({ db, log }: { db: Database; log: Logger }): Promise<void> {
  const features = (await findPlans(db))
    .filter(({ active }) => active)
    .flatMap((plan) =>
      plan.features.flatMap(({ text, perk }) =>
        perk === undefined ? [{ plan: plan.name, feature: text }] : [],
      ),
    );
  if (features.length > 0)
    log.warn({ features }, 'plans announce features that holders are not shown anywhere');
}

/** Logs one line with announced discounts that the prices do not confirm. */
export async function warnOfUnfoundedDiscounts({ db, log }: { db: Database; log: Logger }): Promise<void> {
  const office = (await listServices(db)).find(({ type }) => type === 'office');
  if (office === undefined) return;
  const unfounded = unfoundedDiscounts(
    (await findPlans(db)).filter(({ active }) => active),
    office.price,
  );
  if (unfounded.length > 0)
    log.warn(
      { officeCents: office.price, unfounded },
      'some discounts that the plans announce do not follow from their prices',
    );
}
