// The metadata of mobile numbers alone; they stay on the server, a browser would load 100 kB for one field.
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { clinic } from '#config';
import { e164Of, extensionOf, numberPart } from '#platform/text/phone.ts';

/** Spanish mobiles. 70… are personal numbers, which cost extra: the library knows that they are no mobiles. */
const spanishMobiles = ['+346', '+347'];

/**
 * The mobile phone as E.164, where a code may be sent to it; without a country it is a Spanish one.
 * @param text as the person wrote it
 * @param furtherPrefixes beginnings of numbers abroad that are served too
 * @returns null for landlines, numbers that nobody has, and countries that are not served: expensive numbers abroad are
 *   what makes text messages worth abusing
 */
export function mobileNumber(
  text: string,
  furtherPrefixes: readonly string[] = clinic.verification.furtherSmsPrefixes,
): string | null {
  // 'llama al 612…' is a sentence: nobody checked that the number in it is the person's.
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
