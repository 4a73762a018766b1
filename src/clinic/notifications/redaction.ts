import type { Block } from './letters/letter.ts';

const gone = '…';

/** Six digits, as in our codes. May also match dates or prices, which does no harm. */
const codes = /(?<!\d)\d{6}(?!\d)/g;
const addresses = /https?:\/\/[^\s<>"]+/g;
/** Path segment that is a secret token. */
const unguessable = /\/[\w-]{20,}(?=\/|$)/g;

const withoutKey = (address: string): string => {
  const [path = ''] = address.split(/[?#]/, 1);
  const known = path.replaceAll(unguessable, `/${gone}`);
  return path === address ? known : `${known}${gone}`;
};

const redactText = (text: string): string => text.replaceAll(addresses, withoutKey).replaceAll(codes, gone);

function redactBlock(block: Block): Block {
  if (typeof block === 'string') return redactText(block);
  if ('code' in block) return { code: gone };
  if ('facts' in block)
    return { facts: block.facts.map(([name, value]) => [name, redactText(value)] as const) };
  return { actions: block.actions.map(({ label, url }) => ({ label, url: redactText(url) })) };
}

/**
 * Removes codes and link tokens, so that readers of the outbox or a backup see what was sent but cannot use it.
 * Attachments (calendar entries, receipts) contain no such links.
 */
export const redact = ({ kind, text, blocks }: Words) =>
  typedByHand.has(kind)
    ? { text: '', blocks: [] }
    : { text: redactText(text), blocks: blocks.map(redactBlock) };

type Words = { kind: string; text: string; blocks: readonly Block[] };

/** Text written by staff to one person. It is stored sealed elsewhere and kept here only until sent. */
const typedByHand: ReadonlySet<string> = new Set(['contact.answer']);
