/** The contact typed into the field: an e-mail if it contains an @, else a phone; undefined if empty. */
export function parseContact(typed: string): { email: string } | { phone: string } | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  return text.includes('@') ? { email: text } : { phone: text };
}
