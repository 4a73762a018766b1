/** Providers that deliver one mailbox whatever dots its name holds, each with the host that its others stand for. */
const hostsWithoutDots: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/**
 * The mailbox behind a way of writing an e-mail address: letters are counted by it, and another spelling is no way around.
 * Capitals, compatibility characters and what stands after a '+' (RFC 5233) reach the same one, and dots where the provider
 * ignores them (https://support.google.com/mail/answer/7436150).
 */
export function mailboxOf(address: string): string {
  const plain = address.normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const [local = ''] = plain.slice(0, at).split('+');
  const host = plain.slice(at + 1).replace(/\.$/, '');
  const known = Object.hasOwn(hostsWithoutDots, host) ? hostsWithoutDots[host] : undefined;
  return known === undefined ? `${local}@${host}` : `${local.replaceAll('.', '')}@${known}`;
}
