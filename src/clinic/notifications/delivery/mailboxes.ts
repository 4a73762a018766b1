/** Providers that ignore dots in the local part, with the canonical host of each alias. */
const hostsWithoutDots: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/**
 * Returns the mailbox behind an address, by which letters are counted, so that another spelling does not evade the
 * limit. Ignores case, compatibility characters, '+' tags (RFC 5233), and dots where the provider does
 * (https://support.google.com/mail/answer/7436150).
 */
export function mailboxOf(address: string): string {
  const plain = address.normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const [local = ''] = plain.slice(0, at).split('+');
  const host = plain.slice(at + 1).replace(/\.$/, '');
  const known = Object.hasOwn(hostsWithoutDots, host) ? hostsWithoutDots[host] : undefined;
  return known === undefined ? `${local}@${host}` : `${local.replaceAll('.', '')}@${known}`;
}
