/** What somebody typed as an address to be told at: an e-mail where it holds an @, else a phone; undefined where it is empty. */
export function contactOf(typed: string): { email: string } | { phone: string } | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  return text.includes('@') ? { email: text } : { phone: text };
}
