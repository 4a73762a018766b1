import { Card } from '#design/card.tsx';
import { addDays, type Day } from '#platform/time/calendar-days.ts';
import { formatShortDate } from '#platform/time/dates.ts';
import { UnfoldSummary } from '../../activities/screens/unfold-summary.tsx';
import type { Assessment } from '../api.ts';
import { CheckInChart } from './course-chart.tsx';
import { listQuestions, type Question } from './questions.ts';
import { texts } from './texts.ts';

/** Four weeks, so that weekdays are aligned. */
const chartDays = 28;

/**
 * @param today in Madrid
 * @param isVisitorsToday whether it is today where the visitor is, too
 */
export function Course({
  assessments,
  today,
  isVisitorsToday,
}: {
  assessments: readonly Assessment[];
  today: Day;
  isVisitorsToday: boolean;
}) {
  const first = addDays(today, -chartDays + 1);
  const drawn = assessments.filter(({ day }) => day >= first);
  return (
    <section aria-labelledby='curso' className='mt-10'>
      <h3 id='curso'>{texts().course.title}</h3>
      <p className='mt-1 text-ink-soft'>{texts().course.lead}</p>
      <ul className='mt-4 grid gap-4 sm:grid-cols-2'>
        {listQuestions().map((question) => (
          <Card key={question.name} as='li' className='p-4! sm:p-5!'>
            <p className='font-[650]'>{question.short}</p>
            <CheckInChart
              label={chartSummary(question, drawn)}
              first={first}
              isToday={isVisitorsToday}
              days={chartDays}
              points={drawn.map((each) => ({ day: each.day, mark: each[question.name] }))}
              top={question.words[4]}
              bottom={question.words[0]}
            />
          </Card>
        ))}
      </ul>
      <CourseTable assessments={assessments} />
    </section>
  );
}

/** Text alternative of the chart. */
function chartSummary({ name, short, words }: Question, drawn: readonly Assessment[]): string {
  const values = drawn.map((each) => each[name]);
  const word = (mark: number | undefined) => words[(mark ?? 1) - 1]?.toLowerCase();
  return texts().course.summary(short, values.length, {
    last: word(values[0]),
    lowest: word(Math.min(...values)),
    highest: word(Math.max(...values)),
  });
}

function CourseTable({ assessments }: { assessments: readonly Assessment[] }) {
  return (
    <details className='group mt-4'>
      <UnfoldSummary>{texts().course.inTable}</UnfoldSummary>
      <table className='mt-2 w-full max-w-3xl text-left text-sm'>
        <caption className='sr-only'>{texts().course.tableCaption}</caption>
        <thead>
          <tr className='border-edge border-b'>
            <th scope='col' className='py-2 pr-2'>
              {texts().course.day}
            </th>
            {listQuestions().map(({ name, short }) => (
              <th key={name} scope='col' className='px-1 py-2 text-right'>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        {assessments.map((each) => (
          <Row key={each.id} {...each} />
        ))}
      </table>
    </details>
  );
}

function Row({ date, answers, ...said }: Assessment) {
  const words = [
    [texts().course.good, answers.good],
    [texts().course.hard, answers.hard],
  ].filter(([, text]) => text !== '');
  return (
    <tbody className='border-line border-b'>
      <tr>
        <th scope='row' className='py-2 pr-2 font-normal tabular-nums'>
          {formatShortDate(date)}
        </th>
        {listQuestions().map(({ name }) => (
          <td key={name} className='px-1 py-2 text-right tabular-nums'>
            {said[name]}
          </td>
        ))}
      </tr>
      {words.length > 0 && (
        <tr>
          <td colSpan={5} className='pb-2 text-ink-soft'>
            {words.map(([label, text]) => (
              <p key={label}>
                <span className='font-[650]'>{label}:</span> {text}
              </p>
            ))}
          </td>
        </tr>
      )}
    </tbody>
  );
}
