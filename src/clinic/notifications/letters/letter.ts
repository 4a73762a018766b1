import { clinicContact } from '#platform/clinic-contact.ts';
import { stripTitle } from '#platform/text/names.ts';
import { texts } from './texts.ts';

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
 * Composes a letter from the clinic with greeting and closing, in the current language.
 * @param subject must not reveal clinical details such as a specialty or plan, because others may see it
 * @param blocks contents in order; empty strings are dropped
 */
export function letter(subject: string, blocks: readonly Block[]): Letter {
  const told = withoutEmpty([texts().greeting, ...blocks, texts().contact(clinicContact().phone)]);
  return { subject, text: composeText(told), blocks: told };
}

/**
 * Greets the recipient of a letter by their first name. The letter keeps its greeting without a name, and if the name
 * is no plain word: people choose their names, and a letter must not carry their links to others.
 * @param fullName of the recipient, never of another person
 */
export function greetByName<T extends { text: string; blocks?: Block[] }>(
  message: T,
  fullName: string | null,
): T {
  const [first = '', ...rest] = message.blocks ?? [];
  const firstName = stripTitle(fullName ?? '').split(/\s+/)[0] ?? '';
  const { greeting, greet } = texts();
  if (first !== greeting || !plainWord.test(firstName)) return message;
  const greeted = greet(firstName);
  return { ...message, text: message.text.replace(greeting, () => greeted), blocks: [greeted, ...rest] };
}

/** Letters, also joined by a hyphen, an apostrophe or the Catalan middle dot: 'Anna-Maria', 'Gal·la'. */
const plainWord = /^\p{Lu}\p{L}+(?:[-'’·]\p{L}+)*$/u;

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
