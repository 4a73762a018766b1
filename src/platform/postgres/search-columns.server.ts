import { type SQL, sql } from 'drizzle-orm';
import { folding } from '../text/fold.ts';
import { e164Shape, e164Steps } from '../text/phone.ts';

/** Migrations inline expressions, so constants must be literals, not parameters. */
const literal = (text: string): SQL => sql.raw(`'${text.replaceAll("'", "''")}'`);

const replaceAll = (text: SQL, find: string, put: string): SQL =>
  sql`regexp_replace(${text}, ${literal(find)}, ${literal(put)}, 'g')`;

/**
 * SQL equivalent of `fold`. In a generated column the cost arises once per write, not per search.
 * @param name an expression over the row's own columns
 */
export function searchable(name: SQL): SQL {
  const small = sql`normalize(lower(${replaceAll(name, folding.removedFirst, '')}), NFKD)`;
  const letters = Object.entries(folding.letters).reduce(
    (text, [letter, plain]) => sql`replace(${text}, ${literal(letter)}, ${literal(plain)})`,
    replaceAll(small, folding.removedMarks, ''),
  );
  return sql`btrim(${replaceAll(letters, folding.separators, ' ')})`;
}

/** SQL: the digits of a number. @param phone an expression over the row's own columns */
export const digitsAlone = (phone: SQL): SQL => sql`regexp_replace(${phone}, '\\D', '', 'g')`;

/**
 * SQL equivalent of `e164Of` for a cleaned phone; null if invalid. @param phone an expression over the row's own
 * columns
 */
export function e164(phone: SQL): SQL {
  const number = e164Steps.reduce(
    (text, { find, put }) =>
      sql`regexp_replace(${text}, ${literal(find)}, ${literal(put.replaceAll('$', '\\'))}, 'gi')`,
    phone,
  );
  return sql`substring(${number} from ${literal(e164Shape)})`;
}
