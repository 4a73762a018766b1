import { parseEuros } from '../../catalogue/rules.ts';
import type { NewPlan } from '../contract.ts';
import { monthsBetween, type OfferKind, offersInForm } from '../terms.ts';
import { texts } from '../texts.ts';

type Offer = NewPlan['offers'][number];
type ReadField = (name: string) => string;

const parseWhole = (text: string): number | null => (/^\d{1,4}$/.test(text) ? Number(text) : null);

/**
 * Reads the offers from the form, without those that have no price.
 * @param written trimmed content of a field
 */
export function readOffers(written: ReadField): { offers: Offer[]; wrong: Record<string, string> } {
  const offers: Offer[] = [];
  const wrong: Record<string, string> = {};
  for (const kind of offersInForm) {
    const field = (name: string) => `${kind}.${name}`;
    const text = (name: string) => written(field(name));
    if (text('price') === '') continue;
    const priceCents = parseEuros(text('price'));
    const payments = monthsBetween[kind] === 0 ? 1 : parseWhole(text('payments'));
    const sessions = text('sessions')
      .split(/[\s,;]+/)
      .map(parseWhole);
    const validityMonths = parseWhole(text('validity'));
    if (priceCents === null) wrong[field('price')] = texts().priceInvalid;
    if (payments === null) wrong[field('payments')] = texts().paymentsMissing;
    if (sessions.includes(null)) wrong[field('sessions')] = texts().sessionsMissing;
    if (validityMonths === null) wrong[field('validity')] = texts().monthsMissing;
    if (priceCents === null || payments === null || validityMonths === null) continue;
    const sessionsPerPayment = sessions.filter((one) => one !== null);
    offers.push({ kind, priceCents, payments, sessionsPerPayment, validityMonths });
  }
  return { offers, wrong };
}

const fieldNames: Record<string, string> = {
  priceCents: 'price',
  payments: 'payments',
  sessionsPerPayment: 'sessions',
  validityMonths: 'validity',
};

/**
 * Maps server errors to form fields: 'plan.offers.1.priceCents' becomes 'monthly.price' if that is the second offer.
 */
export const mapFieldErrors = (
  fields: Readonly<Record<string, string>>,
  kinds: readonly OfferKind[],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => {
      const [part = '', place, name = ''] = path.replace(/^plan\./, '').split('.');
      const kind = part === 'offers' ? kinds[Number(place)] : undefined;
      return [kind === undefined ? part : `${kind}.${fieldNames[name] ?? 'price'}`, sentence];
    }),
  );

/** '-0,4 %' */
export const formatPercent = (percent: number): string => `${String(percent).replace('.', ',')}\u00a0%`;
