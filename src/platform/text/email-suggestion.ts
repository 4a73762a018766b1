/** Mail providers that most users have. */
const domains = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'yahoo.com',
  'yahoo.es',
  'icloud.com',
  'live.com',
  'telefonica.net',
  'protonmail.com',
  'proton.me',
  'mail.com',
  'gmx.es',
  'gmx.com',
];

/**
 * The address that was probably meant: its domain is one letter away from that of a common provider
 * ('gmail.con', 'gmial.com', 'hotmal.es').
 * @returns undefined if the domain is a common one itself or similar to none
 */
export function suggestEmail(typed: string): string | undefined {
  const at = typed.trim().lastIndexOf('@');
  if (at < 1) return undefined;
  const domain = typed
    .trim()
    .slice(at + 1)
    .toLowerCase();
  if (domains.includes(domain)) return undefined;
  const meant = domains.find((one) => isOneEditAway(domain, one));
  return meant && `${typed.trim().slice(0, at)}@${meant}`;
}

/** Whether one letter was left out, added, replaced or swapped with the next. */
function isOneEditAway(typed: string, meant: string): boolean {
  const start = [...meant].findIndex((letter, place) => letter !== typed[place]);
  if (start === -1) return typed.length === meant.length + 1;
  const rest = typed.slice(start);
  const wanted = meant.slice(start);
  return (
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}
