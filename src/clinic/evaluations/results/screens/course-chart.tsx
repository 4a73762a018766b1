import { formatShortDate } from '#platform/time/dates.ts';
import { texts } from './texts.ts';

type Point = { id: number; finishedAt: string; score: number };
/** The score is null when it cannot be decrypted. */
type Listed = Omit<Point, 'score'> & { score: number | null };

type ChartProps = {
  title: string;
  /** Oldest first. */
  points: readonly Listed[];
  most: number;
};

/**
 * In SVG units, as wide as a phone shows it, so that the labels stay legible; `inset` keeps the first mark off the
 * axis.
 */
const frame = { width: 340, height: 200, left: 30, inset: 22, right: 20, top: 20, bottom: 36 };

/** Scores over time as a line chart and a table. A single result has no chart. */
export function CourseChart({ title, points, most }: ChartProps) {
  const read = points.flatMap(({ score, ...rest }) => (score === null ? [] : [{ ...rest, score }]));
  return (
    <figure>
      {read.length > 1 && (
        // The colour is set outside the SVG, where classes follow the dark theme; inside a drawing the same class
        // means paint.
        <div className='text-river-600'>
          <Line title={title} most={most} points={read} />
        </div>
      )}
      <table className='mt-3 w-full max-w-md text-left text-sm tabular-nums'>
        <caption className='sr-only'>{texts().chart.caption(title)}</caption>
        <thead>
          <tr className='border-line border-b'>
            <th scope='col' className='py-1.5 pr-4 font-[650]'>
              {texts().chart.day}
            </th>
            <th scope='col' className='py-1.5 font-[650]'>
              {texts().chart.points(most)}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ id, finishedAt, score }) => (
            <tr key={id} className='border-line border-b last:border-b-0'>
              <td className='py-1.5 pr-4'>{formatShortDate(finishedAt)}</td>
              <td className='py-1.5'>{score ?? texts().chart.unreadable}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function Line({ title, points, most }: Omit<ChartProps, 'points'> & { points: readonly Point[] }) {
  const { width, height, left, inset, right, top, bottom } = frame;
  const times = points.map(({ finishedAt }) => Date.parse(finishedAt));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const spread = Math.max(last - first, 1);
  const x = (at: number) => left + inset + ((at - first) / spread) * (width - left - inset - right);
  const y = (score: number) => top + (1 - score / most) * (height - top - bottom);
  const marks = points.map(({ id, score }, index) => ({ id, score, x: x(times[index] ?? 0), y: y(score) }));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role='img'
      aria-label={texts().chart.summary(title, points[0]?.score, points.at(-1)?.score, points.length)}
      className='w-full max-w-lg'
    >
      {[0, most / 3, (most / 3) * 2, most].map((score) => (
        <g key={score}>
          <path d={`M${left} ${y(score)}H${width - right}`} className='stroke-line' strokeWidth='1' />
          <text
            x={left - 8}
            y={y(score) + 4}
            textAnchor='end'
            className='fill-ink-soft text-[13px] tabular-nums'
          >
            {score}
          </text>
        </g>
      ))}
      <polyline
        points={marks.map((mark) => `${mark.x},${mark.y}`).join(' ')}
        className='fill-none stroke-current'
        strokeWidth='3'
        strokeLinejoin='round'
      />
      {marks.map((mark) => (
        <g key={mark.id}>
          <circle cx={mark.x} cy={mark.y} r='6' className='fill-card stroke-current' strokeWidth='3' />
          <text
            x={mark.x}
            y={mark.y < top + 24 ? mark.y + 24 : mark.y - 13}
            textAnchor='middle'
            className='fill-ink font-[650] text-[14px] tabular-nums'
          >
            {mark.score}
          </text>
        </g>
      ))}
      <text x={left} y={height - 8} className='fill-ink-soft text-[13px]'>
        {formatShortDate(points[0]?.finishedAt ?? '')}
      </text>
      <text x={width - right} y={height - 8} textAnchor='end' className='fill-ink-soft text-[13px]'>
        {formatShortDate(points.at(-1)?.finishedAt ?? '')}
      </text>
    </svg>
  );
}
