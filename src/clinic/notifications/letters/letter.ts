import { clinicContact } from '#platform/clinic-contact.ts';

/**
 * Part of a letter: a paragraph, named facts, a code, or links. Facts and links are listed below each other; URLs are
 * absolute (`https://…`).
 */
export type Block =
  | string
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { code: string }
  | { actions: readonly { label: string; url: string }[] };

/** A letter for the outbox: plain text, and the blocks from which the HTML is rendered when it is sent. */
export type Letter = { subject: string; text: string; blocks: Block[] };

/**
 * Composes a letter from the clinic with greeting and closing.
 * @param subject must not reveal clinical details such as a specialty or plan, because others may see it
 * @param blocks contents in order; empty strings are dropped
 */
export function letter(subject: string, blocks: readonly Block[]): Letter {
  const told = withoutEmpty([
    'Hola:',
    ...blocks,
    `Si necesitas algo, responde a este correo o llámanos: ${clinicContact().phone}`,
  ]);
  return { subject, text: composeText(told), blocks: told };
}

/** Adds blocks to a letter from the clinic, before its closing. */
export function extendLetter(
  blocks: readonly Block[],
  added: readonly Block[],
): Pick<Letter, 'text' | 'blocks'> {
  const told = [...blocks.slice(0, -1), ...withoutEmpty(added), ...blocks.slice(-1)];
  return { text: composeText(told), blocks: told };
}

/** Composes a note to the clinic itself, without greeting or closing. */
export function noteToClinic(subject: string, blocks: readonly Block[]): Letter {
  const told = withoutEmpty(blocks);
  return { subject, text: told.map(toText).join('\n\n'), blocks: told };
}

const composeText = (blocks: readonly Block[]): string =>
  [...blocks.map(toText), clinicContact().name].join('\n\n');

const withoutEmpty = (blocks: readonly Block[]) => blocks.filter((block) => block !== '');

function toText(block: Block): string {
  if (typeof block === 'string') return block;
  if ('facts' in block) return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  if ('code' in block) return block.code;
  return block.actions.map(({ label, url }) => `${label}:\n${url}`).join('\n\n');
}
