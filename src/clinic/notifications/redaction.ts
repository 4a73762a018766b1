import type { Block } from './letters/letter.ts';

const placeholder = '…';

/** Six digits, as in our codes. May also match dates or prices, which does no harm. */
const codes = /(?<!\d)\d{6}(?!\d)/g;
const addresses = /https?:\/\/[^\s<>"]+/g;
/** Path segment that is a secret token. */
const tokenSegment = /\/[\w-]{20,}(?=\/|$)/g;

const stripToken = (address: string): string => {
  const [path = ''] = address.split(/[?#]/, 1);
  const known = path.replaceAll(tokenSegment, `/${placeholder}`);
  return path === address ? known : `${known}${placeholder}`;
};

const redactText = (text: string): string =>
  text.replaceAll(addresses, stripToken).replaceAll(codes, placeholder);

function redactBlock(block: Block): Block {
  if (typeof block === 'string') return redactText(block);
  if ('code' in block) return { code: placeholder };
  if ('facts' in block)
    return { facts: block.facts.map(([name, value]) => [name, redactText(value)] as const) };
  return { actions: block.actions.map(({ label, url }) => ({ label, url: redactText(url) })) };
}

/**
 * Removes codes and link tokens, so that readers of the outbox or a backup see what was sent but cannot use it.
 * Attachments (calendar entries, receipts) contain no such links.
 */
export const redact = ({ kind, text, blocks }: RedactableMessage) =>
  staffWrittenKinds.has(kind)
    ? { text: '', blocks: [] }
    : { text: redactText(text), blocks: blocks.map(redactBlock) };

type RedactableMessage = { kind: string; text: string; blocks: readonly Block[] };

/** Text written by staff to one person. It is stored sealed elsewhere and kept here only until sent. */
const staffWrittenKinds: ReadonlySet<string> = new Set(['contact.answer']);
