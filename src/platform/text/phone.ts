/** A regular expression that JavaScript and PostgreSQL read alike, and what takes the place of each match. */
type Step = { find: string; put: string };

/** Everything from an extension on: '972 00 01 12 ext. 4', '972000112x4'. */
const extension = '(ext|extensi[oó]n?|x|int|interno|#|;)[. :=]*([0-9]{1,7})';

/** Countries whose national numbers begin with a 0 that is not dialled from abroad. Italy's (39) is dialled. */
const trunkZero = '27|31|32|33|353|358|36|380|40|41|43|44|46|49|55|57|58|60|61|62|64|66|81|82|84|90|91|92';

/**
 * From a cleaned telephone (`cleanPhone`) to E.164. Numbers without a country are Spanish. The database's column `phone_e164`
 * runs the same steps.
 */
export const e164Steps: readonly Step[] = [
  { find: `${extension}.*$`, put: '' },
  // A note in brackets: '(madre)'. A number in brackets, '(+34)' or '(0)', stays.
  { find: '[(][^()]*[^()0-9+ ][^()]*[)]', put: '' },
  { find: '^[ (]*(00|[+])[ ]*39[ )]*[(]0[)]', put: '+390' },
  { find: '[(]0[)]', put: '' },
  { find: '[^0-9+]', put: '' },
  { find: '^00', put: '+' },
  { find: '^(34)?([5-9][0-9]{8})$', put: '+34$2' },
  { find: `^[+](${trunkZero})0`, put: '+$1' },
];

/** What E.164 allows after the steps. */
export const e164Shape = '^[+][1-9][0-9]{6,14}$';

const invisible = /[\p{Cf}\p{Mn}]/gu;
const dashes = /[\p{Pd}\u2212\u30fc]/gu;

/** The value of a decimal digit of any script: digits of a script follow each other. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/**
 * A telephone as it is stored beside its E.164 form: what was typed without invisible and bidirectional marks, with ASCII
 * digits, plain hyphens and single spaces.
 */
export const cleanPhone = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(dashes, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** The number alone, without an extension and a note: what has to look like a number. */
export const numberPart = (phone: string): string =>
  [0, 1].reduce((text, step) => replaceBy(text, e164Steps[step]), cleanPhone(phone)).trim();

/** The telephone in E.164 ('+34972000112'); null where it is none. */
export function e164Of(phone: string): string | null {
  const number = e164Steps.reduce(replaceBy, cleanPhone(phone));
  return new RegExp(e164Shape).test(number) ? number : null;
}

/** The extension as digits; null where there is none. */
export const extensionOf = (phone: string): string | null =>
  new RegExp(extension, 'i').exec(cleanPhone(phone))?.[2] ?? null;

function replaceBy(text: string, step: Step | undefined): string {
  return step === undefined ? text : text.replace(new RegExp(step.find, 'gi'), step.put);
}
