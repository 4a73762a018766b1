import { isProtocolSigned } from '#clinic/crisis/service.server.ts';
import { routes } from '#platform/paths.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { privateSettings } from '#platform/private-settings.server.ts';
import { billingInput, madridDayOf } from '../billing-state.server.ts';
import type { PerkName } from '../offers.ts';
import { isActive } from '../rules/billing-rules.ts';
import type { PlanFeature, UserSubscriptionRow } from '../tables.server.ts';
import { featuresOf, plansOf } from './queries.server.ts';

/** What a holder is given: an external URL or a page of ours, or a text. */
type PerkContent = { url: string | null; paragraphs: string[] };

/** @returns null if the clinic has neither an address nor a text for this perk: it is unavailable */
function contentOf(perk: PerkName): PerkContent | null {
  const { platform, magazine, homeGuide, schoolGuide } = privateSettings().perkAddresses;
  const contents: Record<PerkName, PerkContent> = {
    chat: { url: routes.chat, paragraphs: [] },
    evaluation: { url: routes.evaluacion, paragraphs: [] },
    platform: { url: platform, paragraphs: [] },
    magazine: { url: magazine, paragraphs: [] },
    'home-guide': { url: null, paragraphs: [...homeGuide] },
    'school-guide': { url: null, paragraphs: [...schoolGuide] },
  };
  const content = contents[perk];
  return content.url === null && content.paragraphs.length === 0 ? null : content;
}

export type Perk = { name: PerkName; feature: string } & PerkContent;

/**
 * Which features are available: mere text, perks with a configured URL or text, and the clinic's own while a
 * crisis protocol is in force.
 */
export async function readAvailability(db: Database): Promise<(feature: PlanFeature) => boolean> {
  const isSigned = await isProtocolSigned(db);
  return ({ perk }) => {
    if (perk === undefined) return true;
    return perk === 'chat' || perk === 'evaluation' ? isSigned : contentOf(perk) !== null;
  };
}

/** Perks of a user's plans as bought, by subscription, with links. Inactive plans grant none. */
export async function perksOf(
  db: Database,
  held: readonly UserSubscriptionRow[],
  now: Date,
): Promise<Map<number, Perk[]>> {
  const active = held.filter((one) => isActive(billingInput(one), madridDayOf(now)));
  const [features, isAvailable] = await Promise.all([
    featuresOf(
      db,
      active.flatMap(({ planId }) => (planId === null ? [] : [planId])),
    ),
    readAvailability(db),
  ]);
  return new Map(
    active.map(({ id, planId, features: bought }) => [
      id,
      (bought ?? (planId === null ? undefined : features.get(planId)) ?? [])
        .filter(isAvailable)
        .flatMap(({ text, perk }) => {
          const content = perk && contentOf(perk);
          return perk && content ? [{ name: perk, feature: text, ...content }] : [];
        }),
    ]),
  );
}

/** Whether a user has an active plan with this perk, and it is available. */
export async function holdsPerk(db: Database, userId: number, perk: PerkName, now: Date): Promise<boolean> {
  const held = await perksOf(db, await plansOf(db, userId), now);
  return [...held.values()].flat().some(({ name }) => name === perk);
}
