import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Loading, SkeletonText } from '#design/feedback/skeleton.tsx';
import { formatDate, formatTime } from '#platform/time/spanish-dates.ts';
import { accessLogQuery, type Opening } from '../api.ts';

const roleWords: Record<Opening['role'], string> = {
  professional: 'Profesional que te atiende',
  reception: 'Recepción',
  admin: 'Dirección',
};
const openedWords: Record<Opening['opened'], string> = {
  chat: 'lo que habéis escrito en el chat',
  card: 'tu ficha',
  notes: 'lo que escribiste al reservar',
  evaluation: 'las respuestas de un cuestionario',
  sessions: 'sus notas de vuestras sesiones',
  copy: 'toda tu historia, para hacer la copia que se pidió,',
};
const reasonWords: Record<string, string> = {
  emergency: 'una urgencia',
  complaint: 'una reclamación',
  legal: 'una obligación legal',
  patient_request: 'lo pediste tú',
};

/** When, in which role and why the clinic has opened the person's own card. */
export function WhoOpened() {
  const { data, isError, isFetching, refetch } = useQuery(accessLogQuery());
  return (
    <section aria-labelledby='ficha-abierta'>
      <h2 id='ficha-abierta' className='text-h3'>
        Quién ha abierto tu ficha
      </h2>
      <p className='mt-2 max-w-text text-ink-soft'>
        Cada vez que alguien de la clínica abre tu ficha queda apuntado cuándo y con qué función.
      </p>
      {data !== undefined ? (
        <Card className='mt-5 max-w-2xl'>
          {data.length === 0 ? <p>Nadie la ha abierto todavía.</p> : <Openings all={data} />}
        </Card>
      ) : isError ? (
        <LoadFailure
          title='No hemos podido cargar la lista'
          className='mt-5 max-w-2xl'
          isBusy={isFetching}
          retry={() => void refetch()}
        >
          Sigue guardada; solo ha fallado la conexión.
        </LoadFailure>
      ) : (
        <Loading label='Cargando la lista…'>
          <Card className='mt-5 max-w-2xl'>
            <SkeletonText lines={2} />
          </Card>
        </Loading>
      )}
    </section>
  );
}

/** So many are shown at first. */
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
          Ver las {all.length}
        </Button>
      )}
    </>
  );
}

function Row({ opening: { at, role, opened, reason } }: { opening: Opening }) {
  return (
    <li className='py-2.5'>
      <p>
        <strong>{roleWords[role]}</strong> abrió {openedWords[opened]}
        {reason && ` por ${reasonWords[reason] ?? reason}`}
      </p>
      <p className='text-ink-soft text-sm tabular-nums'>
        {formatDate(at)}, {formatTime(at)}
      </p>
    </li>
  );
}
