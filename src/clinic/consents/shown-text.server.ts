import { translateText } from '#platform/language/clinic-texts.server.ts';
import type { ConsentRow, TextRow } from './tables.server.ts';
import { hashOf } from './texts/service.server.ts';

/** A consent text as its signer reads it. */
export type ShownText = {
  title: string;
  body: string;
  /** As `hashOf`, of this title and body. */
  hash: string;
  isTranslation: boolean;
};

/** A consent text in the current language. */
export function showText(text: TextRow): ShownText {
  const title = translateText(text.title);
  const body = translateText(text.body);
  if (title === text.title && body === text.body)
    return { title, body, hash: text.hash, isTranslation: false };
  const { kind, version } = text;
  return { title, body, hash: hashOf({ kind, version, title, body }), isTranslation: true };
}

/** The text that somebody signed, in the language in which they read it. */
export const signedText = (
  { shownTitle, shownBody }: Pick<ConsentRow, 'shownTitle' | 'shownBody'>,
  { title, body }: Pick<TextRow, 'title' | 'body'>,
): { title: string; body: string } => ({ title: shownTitle ?? title, body: shownBody ?? body });
