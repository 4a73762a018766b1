import { perLanguage } from '#platform/language/language.ts';
import { ca } from './letter-texts.ca.ts';
import { es } from './letter-texts.es.ts';

export const letterTexts = perLanguage({ es, ca });
