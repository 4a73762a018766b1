import { findTranslation } from '#platform/language/clinic-texts.server.ts';
import { currentLanguage, type Language } from '#platform/language/language.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { catalanGuide } from './catalan-guide.server.ts';
import * as queries from './queries.server.ts';

/** The guide that comes with the program, by its Spanish lines; a clinic may translate a line otherwise. */
const guides: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = { ca: catalanGuide };

/** Lines of the guide in the current language; a line that the clinic has changed stays as it is. */
export function translateGuide(text: string): string {
  const language = currentLanguage();
  const translate = (line: string) => findTranslation(line, language) ?? guides[language]?.[line] ?? line;
  return findTranslation(text, language) ?? text.split('\n').map(translate).join('\n');
}

/** The categories in the current language. */
export const listCategories = async (db: Database) =>
  (await queries.findCategories(db)).map((category) => ({
    ...category,
    name: translateGuide(category.name),
    description: translateGuide(category.description),
  }));

/** The activities in the current language. */
export const listActivities = async (db: Database) =>
  (await queries.findActivities(db)).map((activity) => ({
    ...activity,
    title: translateGuide(activity.title),
    description: translateGuide(activity.description),
    duration: translateGuide(activity.duration),
    frequency: translateGuide(activity.frequency),
    benefits: activity.benefits.map(translateGuide),
    instructions: translateGuide(activity.instructions),
    tags: activity.tags.map(translateGuide),
  }));
