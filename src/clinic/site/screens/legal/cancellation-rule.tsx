import { Link } from 'react-router';
import { publicRule } from '#clinic/appointments/rules/cancellation.ts';
import { routes } from '#platform/paths.ts';
import { texts } from './texts.ts';

const own = texts().cancellation;

const listRules = () => [
  {
    when: publicRule().inTime,
    what: own.fullRefund,
  },
  {
    when: publicRule().tooLate,
    what: own.noRefund,
  },
  { when: own.byClinic, what: own.alwaysRefunded },
];

export function CancellationRule() {
  return (
    <>
      <dl className='divide-y divide-line border-line border-y'>
        {listRules().map(({ when, what }) => (
          <div key={when} className='grid gap-x-6 py-3 sm:grid-cols-[13rem_1fr]'>
            <dt className='font-[650]'>{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>
        {own.howTo((text) => (
          <Link to={routes.dashboard} className='link'>
            {text}
          </Link>
        ))}
      </p>
    </>
  );
}
