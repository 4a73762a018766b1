import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { formatReader, ReadByOthers } from '#clinic/appointments/sender-booking/screens/read-by-others.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { EmptyText } from '#design/feedback/empty-text.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { usePages } from '#design/hooks/use-pages.ts';
import { Pager } from '#design/pager.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { routes } from '#platform/paths.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { formatDate, formatShortDate } from '#platform/time/screen-dates.ts';
import { questionnaires } from '../../instruments/terms.ts';
import { answeredQuery, type FinishedEvaluation } from '../api.ts';
import { maxListed } from '../terms.ts';
import { texts } from './desk-texts.ts';
import { ReadingView } from './reading-view.tsx';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription,
}));

export default function AnsweredPage() {
  const session = useSession();
  const [search] = useSearchParams();
  if (session.state !== 'signed-in') return <LoadingRows label={texts().opening} />;
  const { role } = session.user;
  const id = Number(search.get('id'));
  if (!Number.isInteger(id) || id <= 0)
    return (
      <>
        <h1 className='text-h3'>{texts().title}</h1>
        <LoadedQuestionnaires>{(all) => <Answered all={all} />}</LoadedQuestionnaires>
      </>
    );
  return (
    <>
      <Link
        to={routes['staff-evaluations']}
        className='link inline-flex min-h-11 items-center gap-1 font-[650] pointer-fine:min-h-9'
      >
        <ChevronLeft aria-hidden='true' className='size-4' />
        {texts().title}
      </Link>
      {role === 'reception' ? (
        <>
          <h1 className='mb-3 text-h3'>{texts().oneTitle}</h1>
          <LoadedQuestionnaires>
            {(all) => <Unreadable one={all.find((each) => each.id === id)} />}
          </LoadedQuestionnaires>
        </>
      ) : (
        <ReadingView key={id} id={id} role={role} />
      )}
    </>
  );
}

function LoadedQuestionnaires({ children }: { children: (all: readonly FinishedEvaluation[]) => ReactNode }) {
  const { data, isError, refetch } = useQuery(answeredQuery());
  if (data !== undefined) return children(data);
  return isError ? (
    <LoadFailure title={texts().notOpened} className='mt-5' retry={() => void refetch()}>
      {texts().isKept}
    </LoadFailure>
  ) : (
    <LoadingRows label={texts().opening} />
  );
}

/** For reception, which may not read the answers. */
function Unreadable({ one }: { one: FinishedEvaluation | undefined }) {
  if (one === undefined) return <p>{texts().gone}</p>;
  return (
    <ReadByOthers patientId={one.patientId} name={one.name}>
      <p>{texts().handedInOn(questionnaires[one.instrument].title, formatDate(one.finishedAt))}</p>
      <p>{formatReader('lee', one.owner)}</p>
      <p className='text-ink-soft'>{texts().readByOthers}</p>
    </ReadByOthers>
  );
}

function Answered({ all }: { all: readonly FinishedEvaluation[] }) {
  const unread = all.filter(({ releasedAt }) => releasedAt === null);
  const released = all.filter(({ releasedAt }) => releasedAt !== null);
  if (all.length === 0)
    return (
      <EmptyState headingLevel={2} title={texts().none} className='mt-5'>
        {texts().noneHint}
      </EmptyState>
    );
  return (
    <>
      <Group title={texts().unread} all={unread} empty={texts().noneUnread} />
      <Group title={texts().releasedOnes} all={released} empty={texts().noneReleased} />
      {all.length >= maxListed && (
        <p className='mt-3 text-ink-soft text-xs'>{texts().listLimit(maxListed)}</p>
      )}
    </>
  );
}

const perPage = 20;

/** One page of a group at a time: after a year there are hundreds. */
function Group({ title, all, empty }: { title: string; all: readonly FinishedEvaluation[]; empty: string }) {
  const { shown, pager } = usePages(all, perPage);
  const heading = all.length === 0 ? title : `${title} (${all.length})`;
  return (
    <section aria-label={title} className='mt-5'>
      <h2 className='text-base'>{heading}</h2>
      {all.length === 0 ? (
        <EmptyText>{empty}</EmptyText>
      ) : (
        <ul className='mt-1.5 overflow-hidden rounded-card border border-line bg-card'>
          {shown.map((one) => (
            <Row key={one.id} one={one} />
          ))}
        </ul>
      )}
      <Pager label={texts().pages(title)} {...pager} />
    </section>
  );
}

function Row({ one }: { one: FinishedEvaluation }) {
  return (
    <li className='dense-row grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-b px-3 last:border-b-0 md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_8rem_minmax(0,1fr)]'>
      <Link
        to={`${routes['staff-evaluations']}?id=${one.id}`}
        className='link inline-flex min-h-11 items-center font-[650] wrap-anywhere max-md:col-span-2 pointer-fine:min-h-6'
      >
        {one.name ?? texts().nameless}
      </Link>
      <span>{questionnaires[one.instrument].title}</span>
      <span className='text-ink-soft tabular-nums'>{formatShortDate(one.finishedAt)}</span>
      {one.owner && (
        <span className='text-ink-soft text-xs wrap-anywhere max-md:col-span-2'>
          {texts().withOwner(keepTogether(one.owner))}
        </span>
      )}
    </li>
  );
}
