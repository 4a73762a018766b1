import { defaultLanguage, type Language, languages } from '../../src/platform/language/language.ts';

/** Language of this page build, from `BUILD_LANGUAGE`. */
export const buildLanguage = readLanguage(process.env.BUILD_LANGUAGE ?? defaultLanguage);

function readLanguage(name: string): Language {
  const found = languages.find((language) => language === name);
  if (found === undefined) throw new Error(`BUILD_LANGUAGE: ${name} is none of ${languages.join(', ')}`);
  return found;
}
