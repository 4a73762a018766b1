import { clinic } from '#config';

/**
 * A part of a letter: a paragraph, facts by name, the code to be typed, or links to press. Facts and links stand under
 * each other; addresses are whole (`https://…`).
 */
export type Block =
  | string
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { code: string }
  | { actions: readonly { label: string; url: string }[] };

/** A letter ready for the outbox: its words as plain text, and the parts from which its HTML is written when it is sent. */
export type Letter = { subject: string; text: string; blocks: Block[] };

/**
 * Writes a letter of the clinic: greeting and closing come by themselves.
 * @param subject says nothing clinical: no specialty, no plan name (others may see it)
 * @param blocks what it tells, in order; empty strings are left out
 */
export function letter(subject: string, blocks: readonly Block[]): Letter {
  const told = whole([
    'Hola:',
    ...blocks,
    `Si necesitas algo, responde a este correo o llámanos: ${clinic.phone}`,
  ]);
  return { subject, text: [...told.map(textOf), clinic.name].join('\n\n'), blocks: told };
}

/** Writes to the clinic itself: no greeting, no closing. */
export function noteToClinic(subject: string, blocks: readonly Block[]): Letter {
  const told = whole(blocks);
  return { subject, text: told.map(textOf).join('\n\n'), blocks: told };
}

const whole = (blocks: readonly Block[]) => blocks.filter((block) => block !== '');

function textOf(block: Block): string {
  if (typeof block === 'string') return block;
  if ('facts' in block) return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  if ('code' in block) return block.code;
  return block.actions.map(({ label, url }) => `${label}:\n${url}`).join('\n\n');
}
