import { type SQL, sql } from 'drizzle-orm';
import { folding } from '../text/fold.ts';
import { e164Shape, e164Steps } from '../text/phone.ts';

/** A migration writes expressions out: constants stand in them as literals, not as parameters. */
const literal = (text: string): SQL => sql.raw(`'${text.replaceAll("'", "''")}'`);

const replaceAll = (text: SQL, find: string, put: string): SQL =>
  sql`regexp_replace(${text}, ${literal(find)}, ${literal(put)}, 'g')`;

/**
 * A name as `fold` reads it. In a generated column the cost is paid once, when the name is written, and not by each search.
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

/** Nothing but the digits of a number. @param phone an expression over the row's own columns */
export const digitsAlone = (phone: SQL): SQL => sql`regexp_replace(${phone}, '\\D', '', 'g')`;

/** A cleaned telephone as `e164Of` reads it; null where it is none. @param phone an expression over the row's own columns */
export function e164(phone: SQL): SQL {
  const number = e164Steps.reduce(
    (text, { find, put }) =>
      sql`regexp_replace(${text}, ${literal(find)}, ${literal(put.replaceAll('$', '\\'))}, 'gi')`,
    phone,
  );
  return sql`substring(${number} from ${literal(e164Shape)})`;
}
