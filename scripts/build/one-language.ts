import type { Plugin } from 'vite';
import { type Language, languages } from '../../src/platform/language/language.ts';

/**
 * Removes the texts of other languages from a page build: a file `*.ca.ts` exports `ca`.
 * @param language of the build
 */
export const oneLanguage = (language: Language): Plugin => ({
  name: 'one-language',
  enforce: 'pre',
  load(id) {
    const [, own] = /\.([a-z]{2})\.tsx?$/.exec(id) ?? [];
    const other = languages.find((one) => one === own);
    if (other === undefined || other === language) return undefined;
    return `export const ${other} = undefined;`;
  },
});
