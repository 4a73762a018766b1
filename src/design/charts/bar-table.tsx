import type { ReactNode } from 'react';

export type BarTableProps = {
  /** For screen readers; the heading above shows it. */
  caption: string;
  rowHead: string;
  valueHead: string;
  rows: readonly {
    key: string;
    name: string;
    /** Length of the bar relative to the others; negative values have none. */
    size: number;
    /** The number, or a button that shows its rows. */
    value: ReactNode;
    /** Extra text under the number. */
    note?: string;
  }[];
};

/** A bar chart as a table; screen readers get the numbers. */
export function BarTable({ caption, rowHead, valueHead, rows }: BarTableProps) {
  const most = Math.max(1, ...rows.map(({ size }) => size));
  return (
    <table className='w-full text-sm'>
      <caption className='sr-only'>{caption}</caption>
      <thead className='sr-only'>
        <tr>
          <th scope='col'>{rowHead}</th>
          <th scope='col'>{valueHead}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, size, value, note }) => (
          <tr key={key} className='border-line border-b last:border-b-0'>
            <th scope='row' className='w-20 py-1 pr-3 text-left align-top font-normal'>
              <span className='inline-flex min-h-8 items-center whitespace-nowrap'>{name}</span>
            </th>
            <td className='py-1 pointer-fine:py-0'>
              <div className='flex min-h-8 items-center gap-3'>
                <span aria-hidden='true' className='h-3 grow'>
                  <span
                    className='block h-full rounded-sm bg-river-600'
                    style={{ width: `${Math.max(0, (size / most) * 100)}%` }}
                  />
                </span>
                <span className='shrink-0 text-right font-[650] tabular-nums'>{value}</span>
              </div>
              {note && <span className='block text-right text-ink-soft text-xs'>{note}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
