/** Beginnings that our settings share; another program's variables may share them too. */
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

/** Shorter names are too near to those of other programs: HOME, MODEL, PORTS. */
const shortestGuessed = 7;

/**
 * Looks for settings whose names are not quite ours: they would be passed over in silence.
 * @param given names of the environment's variables
 * @param ours names that are read
 * @returns `refused`: a slip of one letter, of an underscore or of capitals; `unknown`: begins as ours do and is none
 */
export function findMisspelt(
  given: readonly string[],
  ours: readonly string[],
): { refused: { name: string; meant: string }[]; unknown: string[] } {
  const others = given.filter((name) => !ours.includes(name));
  const refused = others.flatMap((name) => {
    const meant = ours.find((one) => one.length >= shortestGuessed && isSlipOf(plain(name), plain(one)));
    return meant === undefined ? [] : [{ name, meant }];
  });
  const isRefused = new Set(refused.map(({ name }) => name));
  const unknown = others.filter(
    (name) => !isRefused.has(name) && prefixes.some((prefix) => name.startsWith(prefix)),
  );
  return { refused, unknown };
}

const plain = (name: string) => name.toUpperCase().replaceAll(/[_.-]/g, '');

/** Whether two words differ by at most one letter: another one, one too many, one missing, or two that changed places. */
function isSlipOf(one: string, other: string): boolean {
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
