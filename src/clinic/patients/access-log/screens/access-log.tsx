import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { EmptyText } from '#design/feedback/empty-text.tsx';
import { LoadedSection } from '#design/loaded-section.tsx';
import { formatDate, formatTime } from '#platform/time/screen-dates.ts';
import { accessLogQuery, type Opening } from '../api.ts';
import { texts } from './access-log-texts.ts';

export function AccessLog() {
  const asked = useQuery(accessLogQuery());
  return (
    <LoadedSection
      id='ficha-abierta'
      title={texts().title}
      intro={texts().intro}
      asked={asked}
      loading={texts().loading}
      failed={texts().notLoaded}
      kept={texts().isKept}
    >
      {(data) => (data.length === 0 ? <EmptyText>{texts().empty}</EmptyText> : <Openings all={data} />)}
    </LoadedSection>
  );
}

const firstFew = 5;

function Openings({ all }: { all: readonly Opening[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? all : all.slice(0, firstFew);
  return (
    <>
      <ul aria-labelledby='ficha-abierta' className='flex flex-col divide-y divide-line'>
        {shown.map((opening) => (
          <Row key={`${opening.at} ${opening.role} ${opening.opened}`} opening={opening} />
        ))}
      </ul>
      {shown.length < all.length && (
        <Button
          variant='secondary'
          size='small'
          onClick={() => setIsWhole(true)}
          className='mt-4 max-sm:w-full'
        >
          {texts().all(all.length)}
        </Button>
      )}
    </>
  );
}

function Row({ opening: { at, role, opened, reason } }: { opening: Opening }) {
  return (
    <li className='py-2.5'>
      <p>
        <strong>{texts().roles[role]}</strong> {texts().opened[opened]}
        {reason && texts().because(texts().reasons[reason] ?? reason)}
      </p>
      <p className='text-ink-soft text-sm tabular-nums'>
        {formatDate(at)}, {formatTime(at)}
      </p>
    </li>
  );
}
