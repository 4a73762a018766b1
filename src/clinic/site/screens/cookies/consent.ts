import { isObject } from '#platform/json.ts';

/** What a person allows. The necessary ones cannot be refused: they carry the session and this choice. */
export type Consent = { necessary: true; analytics: boolean; marketing: boolean };

/** Storage, or null where the browser keeps it shut. */
export type ConsentStorage = Pick<Storage, 'getItem' | 'setItem'> | null;

/** Where it is kept. The day stands beside it, so that the shape stays the one that was asked for. */
export const consentKey = 'cookieConsent';
export const consentDayKey = 'cookieConsentSavedAt';

/**
 * Runs in the document's head, before anything is painted: whoever has chosen does not see the banner that comes with every
 * document (tokens.css), and whoever answers it before the scripts are here (`decides`) sees it go and is taken at their word.
 * Whether a choice still counts is read once the page is alive.
 */
export const decidedBefore = [
  `{const{dataset}=document.documentElement,key='${consentKey}';`,
  `try{if(localStorage.getItem(key))dataset.cookies='decided'}catch{}`,
  `addEventListener('click',({target})=>{const given=target.closest?.('[data-consent]')?.dataset.consent;`,
  `if(given){dataset.cookies='decided';try{localStorage.setItem(key,given)}catch{}}},true)}`,
].join('');

/** What a button needs so that its answer counts at once, with or without the other scripts. */
export const decides = (consent: Consent) => ({ 'data-consent': JSON.stringify(consent) });

/** Asked again after this long: the longest that the Spanish authority's guide on cookies (AEPD, 2024) allows. */
const askAgainAfterMonths = 24;

export const everything: Consent = { necessary: true, analytics: true, marketing: true };
export const onlyNecessary: Consent = { necessary: true, analytics: false, marketing: false };

/**
 * What was decided in this browser, or null where it has to be asked: nothing saved, rubbish, too old, or no storage.
 * A choice without a day counts from now on.
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

/** Saves a choice. @returns whether the browser kept it */
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

/** A day that cannot be read, or that has not come yet, proves nothing. */
function isStillValid(savedAt: Date, now: Date): boolean {
  const end = new Date(savedAt);
  end.setMonth(end.getMonth() + askAgainAfterMonths);
  // One day of grace for a clock that was put right meanwhile.
  const isPlausible = savedAt.getTime() <= now.getTime() + 86_400_000;
  return isPlausible && now < end;
}
