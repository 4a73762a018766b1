import type { ImportRow } from '../api.ts';
import type { RowState } from '../terms.ts';

/** Rows that need attention first. */
const order: readonly RowState[] = ['wrong', 'present', 'new'];

/** Rows in the order of the list: by state, those with notes first. */
export const sortRows = (rows: readonly ImportRow[]): ImportRow[] =>
  order.flatMap((state) =>
    rows.filter((row) => row.state === state).sort((one, other) => other.notes.length - one.notes.length),
  );

/** A reason why rows are not imported; `text` replaces values of the file by '…' where they differ. */
export type ReasonGroup = { text: string; rows: ImportRow[] };

/** Rows that are not imported, by their first problem; the most frequent reason first. */
export function groupByReason(rows: readonly ImportRow[]): ReasonGroup[] {
  const wrong = rows.filter(({ state, problems }) => state === 'wrong' && problems.length > 0);
  return [...Map.groupBy(wrong, (row) => withoutValues(reasonOf(row)))]
    .map(([general, group]) => {
      const texts = new Set(group.map(reasonOf));
      const [only] = texts;
      return { text: texts.size === 1 && only !== undefined ? only : general, rows: group };
    })
    .sort((one, other) => other.rows.length - one.rows.length);
}

const reasonOf = ({ problems: [first] }: ImportRow): string =>
  first === undefined ? '' : `${first.column === null ? '' : `${first.column}: `}${first.message}`;

const withoutValues = (text: string): string => text.replaceAll(/«[^»]*»/g, '«…»');
