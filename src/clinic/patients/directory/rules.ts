import { fold } from '#platform/text/fold.ts';
import { cleanPhone, e164Of } from '#platform/text/phone.ts';

/** Only what a number is written with. */
const isNumber = /^[\d\s().+-]+$/;
/** Fewer would find everybody. */
const fewestDigits = 3;
/** A Spanish number without its prefix has nine; cards hold it with and without. */
const withPrefix = /^(?:00)?34(\d{9})$/;

/** What is looked for: each of the words somewhere in a name or a mail; or digits in a row within a phone number. */
export type Search = { words: string[]; digits: string | null };

/** Reads what somebody typed into the search field. */
export function searchOf(typed: string): Search {
  const phone = cleanPhone(typed);
  const digits = (e164Of(typed) ?? phone).replaceAll(/\D/g, '');
  if (isNumber.test(phone) && digits.length >= fewestDigits)
    return { words: [], digits: digits.replace(withPrefix, '$1') };
  const words = typed
    .split(/\s+/)
    .flatMap((word) => (word.includes('@') ? [word.toLowerCase()] : fold(word).split(' ')));
  return { words: words.filter(Boolean), digits: null };
}
