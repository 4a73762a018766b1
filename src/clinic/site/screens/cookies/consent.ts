import { isObject } from '#platform/json.ts';

/** Consent of a visitor. Necessary cookies cannot be refused: they hold the session and this choice. */
export type Consent = { necessary: true; analytics: boolean; marketing: boolean };

/** Storage, or null when blocked. */
export type ConsentStorage = Pick<Storage, 'getItem' | 'setItem'> | null;

/** Storage keys. The date has its own key, because the shape of the consent is specified. */
export const consentKey = 'cookieConsent';
export const consentDayKey = 'cookieConsentSavedAt';

/**
 * Inline script in the head, run before the first paint: hides the banner from visitors who have decided
 * (tokens.css), and accepts an answer given before hydration (`consentButtonProps`). Expiry is checked after
 * hydration.
 */
export const consentHeadScript = [
  `{const{dataset}=document.documentElement,key='${consentKey}';`,
  `try{if(localStorage.getItem(key))dataset.cookies='decided'}catch{}`,
  `addEventListener('click',({target})=>{const given=target.closest?.('[data-consent]')?.dataset.consent;`,
  `if(given){dataset.cookies='decided';try{localStorage.setItem(key,given)}catch{}}},true)}`,
].join('');

/** Attributes of a button whose answer takes effect even before hydration. */
export const consentButtonProps = (consent: Consent) => ({ 'data-consent': JSON.stringify(consent) });

/** Maximum validity according to the Spanish authority's cookie guide (AEPD, 2024). */
const consentValidMonths = 24;

export const fullConsent: Consent = { necessary: true, analytics: true, marketing: true };
export const necessaryConsent: Consent = { necessary: true, analytics: false, marketing: false };

/**
 * Reads the stored consent; null when it must be requested: missing, invalid, expired or no storage. Without a date
 * it counts from now.
 */
export function readConsent(storage: ConsentStorage, now: Date): Consent | null {
  try {
    const consent = parseConsent(storage?.getItem(consentKey) ?? null);
    if (consent === null) return null;
    const savedAt = storage?.getItem(consentDayKey) ?? null;
    if (savedAt !== null) return isStillValid(new Date(savedAt), now) ? consent : null;
    storage?.setItem(consentDayKey, now.toISOString());
    return consent;
  } catch {
    return null;
  }
}

/** @returns whether the browser stored it */
export function saveConsent(storage: ConsentStorage, consent: Consent, now: Date): boolean {
  if (storage === null) return false;
  try {
    storage.setItem(consentKey, JSON.stringify(consent));
    storage.setItem(consentDayKey, now.toISOString());
    return true;
  } catch {
    return false;
  }
}

function parseConsent(text: string | null): Consent | null {
  if (text === null) return null;
  const saved: unknown = JSON.parse(text);
  if (!isObject(saved)) return null;
  const { necessary, analytics, marketing } = saved;
  if (necessary !== true || typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null;
  return { necessary, analytics, marketing };
}

/** An unreadable or future date is invalid. */
function isStillValid(savedAt: Date, now: Date): boolean {
  const end = new Date(savedAt);
  end.setMonth(end.getMonth() + consentValidMonths);
  // Tolerates a clock corrected by up to a day.
  const isPlausible = savedAt.getTime() <= now.getTime() + 86_400_000;
  return isPlausible && now < end;
}
