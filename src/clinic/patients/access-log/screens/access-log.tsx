import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { LoadedSection } from '#design/loaded-section.tsx';
import { formatDate, formatTime } from '#platform/time/spanish-dates.ts';
import { accessLogQuery, type Opening } from '../api.ts';

const roleLabels: Record<Opening['role'], string> = {
  professional: 'Profesional que te atiende',
  reception: 'Recepción',
  admin: 'Dirección',
};
const openedLabels: Record<Opening['opened'], string> = {
  chat: 'lo que habéis escrito en el chat',
  card: 'tu ficha',
  notes: 'lo que escribiste al reservar',
  evaluation: 'las respuestas de un cuestionario',
  sessions: 'sus notas de vuestras sesiones',
  copy: 'toda tu historia, para hacer la copia que se pidió,',
};
const reasonLabels: Record<string, string> = {
  emergency: 'una urgencia',
  complaint: 'una reclamación',
  legal: 'una obligación legal',
  patient_request: 'lo pediste tú',
};

export function AccessLog() {
  const asked = useQuery(accessLogQuery());
  return (
    <LoadedSection
      id='ficha-abierta'
      title='Quién ha abierto tu ficha'
      intro='Cada vez que alguien de la clínica abre tu ficha queda apuntado cuándo y con qué función.'
      asked={asked}
      loading='Cargando la lista…'
      failed='No hemos podido cargar la lista'
      kept='Sigue guardada; solo ha fallado la conexión.'
    >
      {(data) => (data.length === 0 ? <p>Nadie la ha abierto todavía.</p> : <Openings all={data} />)}
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
        <strong>{roleLabels[role]}</strong> abrió {openedLabels[opened]}
        {reason && ` por ${reasonLabels[reason] ?? reason}`}
      </p>
      <p className='text-ink-soft text-sm tabular-nums'>
        {formatDate(at)}, {formatTime(at)}
      </p>
    </li>
  );
}
