import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import * as demonstration from '../../../clinic.config.ts';

/** The demonstration's name, city, country, people, streets and partners, in any spelling. */
const known =
  /girona|gironí|barcelona|catalunya|cataluña|catalan[ao]|empord[àa]|costa brava|devesa|onyar|nausica|riubell|ferm[íi]\b|valldoreix|finestres|972 ?000|\bCOPC\b|nflow|sinapsy|sant narcís/gi;

/**
 * Onyar is also the product's name. It may appear in two places patients do not read: the producer of a
 * calendar file (RFC 5545 section 3.7.3) and the title of the API description.
 */
const product = [/^PRODID:.*\/\/Onyar\/\/ES$/gm, /"title":"Onyar"/g];

export function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}

/** Any page may show a date. */
const isDate = /^\d{4}-|^\d+ de \w+ de \d{4}$/;

/** Texts of the first clinic that appear in another clinic's output. `own`: texts of that other clinic. */
export function findFirstClinicMentions(text: string, own: ReadonlySet<string>): string[] {
  const said = product.reduce((left, allowed) => left.replace(allowed, ''), text);
  const { translations, ...inSpanish } = demonstration;
  const texts = [
    ...listTexts(inSpanish).filter((words) => words.length > 12),
    // Short ones are Catalan terms of the product, or the beginning of a Spanish term.
    ...listTexts(translations).filter((words) => words.length > 40),
  ];
  const whole = texts.filter((words) => !isDate.test(words) && !own.has(words) && said.includes(words));
  return [...new Set([...(said.match(known) ?? []), ...whole])];
}

const root = join(import.meta.dirname, '../../..');

/** Sources that may contain these names, with the reason. */
const allowedSources: Readonly<Record<string, string>> = {
  'src/clinic/accounts/passwords/common-passwords.ts': 'passwords that people choose',
};

/** Output for operators, and technical names ('onyar_app'), may contain the product's name. */
const softwareNames = /\bonyar(?=[-_])/g;
const operatorSources = /^src\/(server\.ts|platform\/(backup|postgres|operations|http)\/)|^demo\//;

/** Sources of pages, messages and files, without comments. */
export const sources = globSync(
  ['src/**/*.{ts,tsx,js,css}', 'demo/**/*.{ts,js}', 'public/**/*.{svg,txt,html}'],
  { cwd: root },
)
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$/.test(path) && !(path in allowedSources))
  .map((path) => ({ path, said: withoutComments(path, readFileSync(join(root, path), 'utf8')) }))
  .map(({ path, said }) => ({
    path,
    said: said
      .replace(operatorSources.test(path) ? /onyar/gi : softwareNames, '')
      .replace(/product: 'Onyar'/, ''),
  }));

function withoutComments(path: string, text: string): string {
  if (!/\.(tsx?|js)$/.test(path)) return text;
  let kept = '';
  let from = 0;
  for (const { start, end } of parseSync(path, text).comments) {
    kept += text.slice(from, start);
    from = end;
  }
  return kept + text.slice(from);
}
