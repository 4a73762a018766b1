import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { AttentionList } from '#design/attention-list.tsx';
import { routes } from '#platform/paths.ts';
import { formatDay } from '#platform/time/screen-dates.ts';
import { requestKindLabels } from '../../terms.ts';
import { requestsQuery } from '../api.ts';
import { dueTexts } from './due-texts.ts';

/** Requests near or past their due date. Hidden when there are none. */
export function RequestsDue() {
  const { data, isError, refetch } = useQuery(requestsQuery('open'));
  return (
    <AttentionList
      id='solicitudes-con-plazo'
      title={dueTexts().dueTitle}
      unknown={dueTexts().dueUnknown}
      isFailed={isError}
      retry={() => void refetch()}
    >
      {data?.requests
        .filter(({ isNear }) => isNear)
        .map(({ id, kind, person, dueOn, isOverdue }) => (
          <li key={id} className='dense-row border-line border-b px-3 last:border-b-0'>
            <Link
              to={routes['staff-requests']}
              className='link inline-flex min-h-11 items-center font-[650] pointer-fine:min-h-8'
            >
              {requestKindLabels()[kind]} · {person}
            </Link>
            <p className='text-xs'>
              {isOverdue ? dueTexts().termEnded(formatDay(dueOn)) : dueTexts().termEnds(formatDay(dueOn))}
            </p>
          </li>
        ))}
    </AttentionList>
  );
}
