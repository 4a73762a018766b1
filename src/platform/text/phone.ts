/** A regular expression valid in JavaScript and PostgreSQL, with the replacement of each match. */
type Step = { find: string; put: string };

/** An extension and everything after it: '972 00 01 12 ext. 4', '972000112x4'. */
const extension = '(ext|extensi[oó]n?|x|int|interno|#|;)[. :=]*([0-9]{1,7})';

/** Countries whose national numbers have a leading 0 that is not dialled from abroad. Italy's (39) is dialled. */
const trunkZero = '27|31|32|33|353|358|36|380|40|41|43|44|46|49|55|57|58|60|61|62|64|66|81|82|84|90|91|92';

/**
 * Converts a cleaned phone (`cleanPhone`) to E.164. Numbers without country code are Spanish. The database's column
 * `phone_e164` applies the same steps.
 */
export const e164Steps: readonly Step[] = [
  { find: `${extension}.*$`, put: '' },
  // Removes a note in brackets, '(madre)', but not a number in brackets, '(+34)' or '(0)'.
  { find: '[(][^()]*[^()0-9+ ][^()]*[)]', put: '' },
  { find: '^[ (]*(00|[+])[ ]*39[ )]*[(]0[)]', put: '+390' },
  { find: '[(]0[)]', put: '' },
  { find: '[^0-9+]', put: '' },
  { find: '^00', put: '+' },
  { find: '^(34)?([5-9][0-9]{8})$', put: '+34$2' },
  { find: `^[+](${trunkZero})0`, put: '+$1' },
];

export const e164Shape = '^[+][1-9][0-9]{6,14}$';

const invisible = /[\p{Cf}\p{Mn}]/gu;
const dashes = /[\p{Pd}\u2212\u30fc]/gu;

/** Value of a decimal digit of any script, whose digits are consecutive. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/**
 * A phone as stored beside its E.164 form: the input without invisible and bidirectional characters, with ASCII
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

/** The number without extension and note, which must look like a number. */
export const numberPart = (phone: string): string =>
  [0, 1].reduce((text, step) => replaceBy(text, e164Steps[step]), cleanPhone(phone)).trim();

/** The phone in E.164 ('+34972000112'); null if invalid. */
export function e164Of(phone: string): string | null {
  const number = e164Steps.reduce(replaceBy, cleanPhone(phone));
  return new RegExp(e164Shape).test(number) ? number : null;
}

export const extensionOf = (phone: string): string | null =>
  new RegExp(extension, 'i').exec(cleanPhone(phone))?.[2] ?? null;

function replaceBy(text: string, step: Step | undefined): string {
  return step === undefined ? text : text.replace(new RegExp(step.find, 'gi'), step.put);
}
