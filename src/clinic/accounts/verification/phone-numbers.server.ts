// Metadata of mobile numbers only. Server-side, because a browser would load 100 kB for one field.
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { clinic } from '#config';
import { e164Of, extensionOf, numberPart } from '#platform/text/phone.ts';

/**
 * Spanish mobile prefixes. 70… are personal numbers at extra cost, which the library does not classify as
 * mobile.
 */
const spanishMobiles = ['+346', '+347'];

/**
 * The mobile phone in E.164 if it may receive codes; without a country code it is Spanish.
 * @param text as typed
 * @param furtherPrefixes additional foreign prefixes that are served
 * @returns null for landlines, invalid numbers and countries that are not served: expensive foreign numbers
 * are the reason to abuse SMS
 */
export function mobileNumber(
  text: string,
  furtherPrefixes: readonly string[] = clinic.verification.furtherSmsPrefixes,
): string | null {
  // 'llama al 612…' is a sentence: the number in it may not be the user's.
  if (/\p{L}/u.test(numberPart(text))) return null;
  const parsed = parsePhoneNumberFromString(e164Of(text) ?? text, { defaultCountry: 'ES', extract: false });
  if (!parsed?.isValid() || parsed.ext || extensionOf(text) !== null) return null;
  const isServed = [...spanishMobiles, ...furtherPrefixes].some((prefix) => parsed.number.startsWith(prefix));
  return isServed ? parsed.number : null;
}

/** Whether a Spanish number has fewer than nine digits. */
export function isTooShort(text: string): boolean {
  const digits = numberPart(text)
    .replace(/\D/g, '')
    .replace(/^(00)?34/, '');
  const isForeign = /^(\+|00)(?!34)/.test(numberPart(text));
  return !isForeign && !/\p{L}/u.test(numberPart(text)) && digits.length < 9;
}
