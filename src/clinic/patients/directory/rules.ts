import { fold } from '#platform/text/fold.ts';
import { cleanPhone, e164Of } from '#platform/text/phone.ts';

/** Characters used in phone numbers. */
const isNumber = /^[\d\s().+-]+$/;
const minDigits = 3;
/** Spanish numbers have nine digits; records contain them with and without the prefix. */
const withPrefix = /^(?:00)?34(\d{9})$/;

export type Search = { words: string[]; digits: string | null };

export function searchOf(typed: string): Search {
  const phone = cleanPhone(typed);
  const digits = (e164Of(typed) ?? phone).replaceAll(/\D/g, '');
  if (isNumber.test(phone) && digits.length >= minDigits)
    return { words: [], digits: digits.replace(withPrefix, '$1') };
  const words = typed
    .split(/\s+/)
    .flatMap((word) => (word.includes('@') ? [word.toLowerCase()] : fold(word).split(' ')));
  return { words: words.filter(Boolean), digits: null };
}
