import type { Config } from '@react-router/dev/config';
import { buildLanguage } from './scripts/build/build-language.ts';
import { defaultLanguage, localizePath } from './src/platform/language/language.ts';

export default {
  appDirectory: 'src',
  // Links of a build stay within its language.
  basename: localizePath('/', buildLanguage),
  buildDirectory: buildLanguage === defaultLanguage ? 'build' : `build/languages/${buildLanguage}`,
  ssr: true,
  // The whole route map travels with the document: no manifest calls while a person moves about.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
