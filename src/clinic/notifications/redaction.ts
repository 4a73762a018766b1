import type { Block } from './letters/letter.ts';

/** Stands where a secret was. */
const gone = '…';

/** Six digits by themselves: our codes have as many. A date or a price that looks so goes too, which harms nobody. */
const codes = /(?<!\d)\d{6}(?!\d)/g;
const addresses = /https?:\/\/[^\s<>"]+/g;
/** A part of an address that nobody can guess, and so lets in whoever has it. */
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
 * A message without what lets somebody in: codes, and what stands in links behind the path. Whoever reads the outbox later,
 * or a backup of it, can tell what was written, and do nothing with it. Files (calendar entries, receipts) hold no such links.
 */
export const redact = ({ kind, text, blocks }: Words) =>
  typedByHand.has(kind)
    ? { text: '', blocks: [] }
    : { text: redactText(text), blocks: blocks.map(redactBlock) };

type Words = { kind: string; text: string; blocks: readonly Block[] };

/** What somebody of the clinic has written to one person: it is kept sealed elsewhere, and here only until it is sent. */
const typedByHand: ReadonlySet<string> = new Set(['contact.answer']);
