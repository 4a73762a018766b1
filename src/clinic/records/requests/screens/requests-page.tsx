import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import type { Role } from '#clinic/audit/contract.ts';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { SelectField } from '#design/fields/field.tsx';
import { WithHelp } from '#design/with-help.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { BlockedRecords } from '../../blocked/screens/blocked-records.tsx';
import { requestsQuery } from '../api.ts';
import { RequestRow } from './request-row.tsx';

export const meta = pageMeta(() => ({
  title: `Solicitudes · ${clinicContact().name}`,
  description: 'Lo que la gente pide sobre su historia, hasta cuándo hay que contestar y qué se ha hecho.',
}));

export default function RequestsPage() {
  const session = useSession();
  if (session.state !== 'signed-in') return <LoadingRows label='Abriendo las solicitudes…' />;
  const { role } = session.user;
  return (
    <>
      <WithHelp
        about='Solicitudes'
        help='Son peticiones de copia, corrección o supresión de la historia. Hay un mes para contestar. Se apuntan en la ficha de la persona, en «Tratamientos».'
      >
        <h1 className='text-h3'>Solicitudes</h1>
      </WithHelp>
      {role === 'professional' ? (
        <p className='mt-5'>Esta página es de recepción y dirección.</p>
      ) : (
        <>
          <Requests role={role} />
          {role === 'admin' && <BlockedRecords />}
        </>
      )}
    </>
  );
}

function Requests({ role }: { role: Role }) {
  const [show, setShow] = useState<'open' | 'settled'>('open');
  const { data, isError, refetch } = useQuery(requestsQuery(show));
  return (
    <>
      <SelectField
        label='Mostrar'
        className='mt-4 max-w-60'
        value={show}
        onChange={({ target }) => setShow(target.value === 'settled' ? 'settled' : 'open')}
      >
        <option value='open'>Por contestar</option>
        <option value='settled'>Contestadas</option>
      </SelectField>
      {data === undefined &&
        (isError ? (
          <LoadFailure
            title='No hemos podido abrir las solicitudes'
            className='mt-4'
            retry={() => void refetch()}
          >
            Siguen guardadas. Vuelve a intentarlo en un momento.
          </LoadFailure>
        ) : (
          <LoadingRows label='Abriendo las solicitudes…' className='mt-6' />
        ))}
      {data?.requests.length === 0 && (
        <EmptyState
          drawing='boat'
          headingLevel={2}
          className='mt-4'
          title={show === 'open' ? 'Nada por contestar' : 'Todavía no hay ninguna contestada'}
        >
          {show === 'open'
            ? 'Cuando alguien pida algo sobre su historia, saldrá aquí con su plazo.'
            : 'Aquí queda cada respuesta, con su fecha y su documento.'}
        </EmptyState>
      )}
      {data !== undefined && data.requests.length > 0 && (
        <ul aria-label='Solicitudes' className='mt-4 grid gap-4'>
          {data.requests.map((request) => (
            <RequestRow key={request.id} request={request} role={role} />
          ))}
        </ul>
      )}
    </>
  );
}
