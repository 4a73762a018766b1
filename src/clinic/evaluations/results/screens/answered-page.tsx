import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { Badge } from '#design/badge.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Spinner } from '#design/spinner.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { routes } from '#platform/paths.ts';
import { formatDate } from '#platform/time/spanish-dates.ts';
import { questionnaires } from '../../instruments/terms.ts';
import { answeredQuery, type FinishedEvaluation } from '../api.ts';
import { ReadingView } from './reading-view.tsx';

export const meta = pageMeta(() => ({
  title: `Cuestionarios · ${clinicContact().name}`,
  description: 'Los cuestionarios entregados, para quien los lee.',
}));

export default function AnsweredPage() {
  const session = useSession();
  const [search] = useSearchParams();
  if (session.state !== 'signed-in') return <Spinner label='Abriendo los cuestionarios…' />;
  const { role } = session.user;
  const id = Number(search.get('id'));
  if (role !== 'reception' && Number.isInteger(id) && id > 0)
    return (
      <>
        <Link
          to={routes['staff-evaluations']}
          className='link inline-flex min-h-11 items-center gap-1 font-[650] pointer-fine:min-h-9'
        >
          <ChevronLeft aria-hidden='true' className='size-4' />
          Cuestionarios
        </Link>
        <ReadingView key={id} id={id} role={role} />
      </>
    );
  return (
    <>
      <h1 className='text-h3'>Cuestionarios</h1>
      <Answered mayRead={role !== 'reception'} />
    </>
  );
}

function Answered({ mayRead }: { mayRead: boolean }) {
  const { data, isError, refetch } = useQuery(answeredQuery());
  if (data === undefined)
    return isError ? (
      <LoadFailure title='No hemos podido abrir la lista' className='mt-5' retry={() => void refetch()}>
        Lo entregado sigue guardado; solo ha fallado la conexión.
      </LoadFailure>
    ) : (
      <Spinner label='Abriendo los cuestionarios…' />
    );
  if (data.length === 0)
    return (
      <EmptyState headingLevel={2} title='No hay cuestionarios' className='mt-5'>
        Cuando alguien entregue un cuestionario, aparecerá aquí. Se envían desde la ficha de cada persona.
      </EmptyState>
    );
  return (
    <ul className='mt-4 overflow-hidden rounded-card border border-line bg-card'>
      {data.map((one) => (
        <Row key={one.id} one={one} mayRead={mayRead} />
      ))}
    </ul>
  );
}

function Row({ one, mayRead }: { one: FinishedEvaluation; mayRead: boolean }) {
  const name = one.name ?? 'Alguien sin nombre';
  return (
    <li className='dense-row grid items-center gap-x-4 gap-y-1 md:grid-cols-[minmax(0,1fr)_10rem_16rem_8rem] border-line border-b px-3 last:border-b-0'>
      <span className='font-[650]'>
        {mayRead ? (
          <Link to={`${routes['staff-evaluations']}?id=${one.id}`} className='link'>
            {name}
          </Link>
        ) : (
          name
        )}
      </span>
      <span>{questionnaires[one.instrument].title}</span>
      <span className='text-ink-soft tabular-nums'>{formatDate(one.finishedAt)}</span>
      {one.releasedAt === null ? (
        <Badge tone='pending' className='justify-self-start'>
          Por leer
        </Badge>
      ) : (
        <Badge tone='confirmed' className='justify-self-start'>
          Compartido
        </Badge>
      )}
    </li>
  );
}
