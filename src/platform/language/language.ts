/** Languages of pages and letters. A further one is a line here and a file beside each `*.es.ts`. */
export const languages = ['es', 'ca'] as const;
export type Language = (typeof languages)[number];

/** Each language's own name, which does not change with the page's language. */
export const languageNames: Readonly<Record<Language, string>> = { es: 'Castellano', ca: 'Català' };

/** The language of addresses without a prefix, and of texts that were never translated. */
export const defaultLanguage = 'es' satisfies Language;

/** The page builds, one per language, replace it by their language. The server process does not. */
declare const BUILD_LANGUAGE: Language | undefined;
const builtFor = typeof BUILD_LANGUAGE === 'undefined' ? undefined : BUILD_LANGUAGE;

let readRequestLanguage = (): Language | undefined => undefined;

/** Lets the server tell the language of the request that it answers. */
export function setLanguageSource(read: () => Language | undefined): void {
  readRequestLanguage = read;
}

/** The language of the page, or else of the request; the default one outside both, as in a job. */
export const currentLanguage = (): Language => builtFor ?? readRequestLanguage() ?? defaultLanguage;

/**
 * Makes texts available by language.
 * @returns gives the texts in a language, which is the current one unless named. Letters name the recipient's. A page
 * contains only those of its own language (`scripts/build/one-language.ts`).
 */
export const perLanguage =
  <Texts>(texts: Readonly<Record<Language, Texts>>) =>
  (language: Language = currentLanguage()): Texts =>
    texts[language];

/** Path of a page in a language: '/ca/plans'; without a prefix in the default one. @param path '/plans' */
export function localizePath(path: string, language: Language = currentLanguage()): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The reverse of `localizePath`. @param path of a URL, without query */
export function delocalizePath(path: string): { language: Language; path: string } {
  const language = languages.find(
    (one) => one !== defaultLanguage && (path === `/${one}` || path.startsWith(`/${one}/`)),
  );
  if (language === undefined) return { language: defaultLanguage, path };
  return { language, path: path.slice(language.length + 1) || '/' };
}

/** Request header: the clinic's own texts in the reply stay in the language in which they are stored. */
export const storedTextsHeader = 'x-stored-texts';

/** Event of the window before a page opens in another language: forms store what was typed. Sent by the switch, which loads no form. */
export const languageSwitchEvent = 'languageswitch';
