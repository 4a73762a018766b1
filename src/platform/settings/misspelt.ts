/** Common prefixes of our settings; other programs may share them. */
const prefixes = [
  'DATABASE_',
  'SECRET_',
  'TRUST_',
  'SMTP_',
  'MAIL_',
  'SMS_',
  'TWILIO_',
  'PAYPAL_',
  'DEMO_',
  'LIMIT_',
  'CLINIC_',
];

/** Shorter names are too similar to other programs': HOME, MODEL, PORTS. */
const minGuessedLength = 7;

/**
 * Finds misspelt settings, which would be silently ignored.
 * @param given names of the environment's variables
 * @param ours known settings
 * @returns `refused`: differ by a letter, an underscore or case; `unknown`: have one of our prefixes
 */
export function findMisspelt(
  given: readonly string[],
  ours: readonly string[],
): { refused: { name: string; meant: string }[]; unknown: string[] } {
  const others = given.filter((name) => !ours.includes(name));
  const refused = others.flatMap((name) => {
    const meant = ours.find(
      (one) => one.length >= minGuessedLength && isMisspellingOf(normalizeName(name), normalizeName(one)),
    );
    return meant === undefined ? [] : [{ name, meant }];
  });
  const isRefused = new Set(refused.map(({ name }) => name));
  const unknown = others.filter(
    (name) => !isRefused.has(name) && prefixes.some((prefix) => name.startsWith(prefix)),
  );
  return { refused, unknown };
}

const normalizeName = (name: string) => name.toUpperCase().replaceAll(/[_.-]/g, '');

function isMisspellingOf(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  const isSwap = short[start] === long[start + 1] && short[start + 1] === long[start];
  return isSwap && short.slice(start + 2) === long.slice(start + 2);
}
