import { z } from 'zod';
import type { Role } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { defaultLanguage, languages } from '#platform/language/language.ts';
import { textPlaces } from './terms.ts';
import { texts } from './texts.ts';

const access = { roles: ['admin'] satisfies readonly Role[] } as const;

const language = z.enum(languages).exclude([defaultLanguage]);
export const translationRefusals = {
  invalid: commonRefusals.invalid,
  ...refusalTable({ text_changed: { status: 409 } }, () => texts().refusals),
} satisfies RefusalTable;

/** Longest text of the clinic: a consent text. */
const mostCharacters = 20_000;

const translatedText = z.object({
  place: z.enum(textPlaces),
  /** In Spanish. */
  source: z.string(),
  /** Null if missing: then pages and letters show the Spanish text. */
  text: z.string().nullable(),
});
const allTexts = z.array(translatedText);
export type TranslatedText = z.output<typeof translatedText>;

export const listTranslations = endpoint({
  method: 'GET',
  path: '/api/staff/settings/translations/:language',
  access,
  summary: 'Texts that the clinic has written, with their translations',
  params: z.object({ language }),
  status: 200,
  reply: allTexts,
});

export const saveTranslations = endpoint({
  method: 'POST',
  path: '/api/staff/settings/translations/:language',
  access,
  summary: 'Translate texts that the clinic has written; an empty translation shows the Spanish text',
  params: z.object({ language }),
  body: z.strictObject({
    texts: z
      .array(
        z.strictObject({
          source: z.string().max(mostCharacters),
          text: z
            .string()
            .trim()
            .max(mostCharacters, { error: () => texts().tooLong }),
        }),
      )
      .max(500),
  }),
  status: 200,
  reply: allTexts,
  refusals: translationRefusals,
});
