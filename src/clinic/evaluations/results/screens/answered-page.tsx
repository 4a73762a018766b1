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
import { ReadingView } from './reading-view.tsx';

export const meta = pageMeta(() => ({
  title: `Cuestionarios · ${clinicContact().name}`,
  description: 'Los cuestionarios entregados, para quien los lee.',
}));

export default function AnsweredPage() {
  const session = useSession();
  const [search] = useSearchParams();
  if (session.state !== 'signed-in') return <LoadingRows label='Abriendo los cuestionarios…' />;
  const { role } = session.user;
  const id = Number(search.get('id'));
  if (!Number.isInteger(id) || id <= 0)
    return (
      <>
        <h1 className='text-h3'>Cuestionarios</h1>
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
        Cuestionarios
      </Link>
      {role === 'reception' ? (
        <>
          <h1 className='mb-3 text-h3'>Un cuestionario</h1>
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
    <LoadFailure title='No hemos podido abrir la lista' className='mt-5' retry={() => void refetch()}>
      Lo entregado sigue guardado. Vuelve a intentarlo en un momento.
    </LoadFailure>
  ) : (
    <LoadingRows label='Abriendo los cuestionarios…' />
  );
}

/** For reception, which may not read the answers. */
function Unreadable({ one }: { one: FinishedEvaluation | undefined }) {
  if (one === undefined) return <p>Este cuestionario ya no está en la lista.</p>;
  return (
    <ReadByOthers patientId={one.patientId} name={one.name}>
      <p>
        {questionnaires[one.instrument].title}, entregado el {formatDate(one.finishedAt)}.
      </p>
      <p>{formatReader('lee', one.owner)}</p>
      <p className='text-ink-soft'>Las respuestas las ve solo quien le atiende, y dirección con un motivo.</p>
    </ReadByOthers>
  );
}

function Answered({ all }: { all: readonly FinishedEvaluation[] }) {
  const unread = all.filter(({ releasedAt }) => releasedAt === null);
  const released = all.filter(({ releasedAt }) => releasedAt !== null);
  if (all.length === 0)
    return (
      <EmptyState headingLevel={2} title='No hay cuestionarios' className='mt-5'>
        Cuando alguien entregue un cuestionario, aparecerá aquí. Se envían desde la ficha de cada persona.
      </EmptyState>
    );
  return (
    <>
      <Group title='Por leer' all={unread} empty='Todo está leído y compartido.' />
      <Group title='Compartidos' all={released} empty='Todavía no se ha compartido ninguno.' />
      {all.length >= maxListed && (
        <p className='mt-3 text-ink-soft text-xs'>
          Aquí caben {maxListed}. Si falta alguno, está en la ficha de la persona.
        </p>
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
      <Pager label={`Páginas: ${title}`} {...pager} />
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
        {one.name ?? 'Alguien sin nombre'}
      </Link>
      <span>{questionnaires[one.instrument].title}</span>
      <span className='text-ink-soft tabular-nums'>{formatShortDate(one.finishedAt)}</span>
      {one.owner && (
        <span className='text-ink-soft text-xs wrap-anywhere max-md:col-span-2'>
          Con {keepTogether(one.owner)}
        </span>
      )}
    </li>
  );
}
