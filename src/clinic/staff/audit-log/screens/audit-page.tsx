import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { Button } from '#design/button.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { routes } from '#platform/paths.ts';
import { auditQuery } from '../api.ts';
import { AuditTable } from './audit-table.tsx';

export const meta = pageMeta(() => ({
  title: `Quién hizo qué · ${clinicContact().name}`,
  description: 'Quién ha visto o cambiado qué en la clínica, para la dirección.',
}));

export default function AuditPage() {
  const session = useSession();
  const isDirection = session.state === 'signed-in' && session.user.role === 'admin';
  return (
    <>
      <h1 className='text-h3'>Quién hizo qué</h1>
      <p className='mt-1 max-w-text text-ink-soft'>Este registro no se puede borrar ni corregir.</p>
      {isDirection ? <Log /> : <p className='mt-5'>Esta página es de dirección.</p>}
    </>
  );
}

/** The URL may select a patient: '?persona=12'. */
function Log() {
  const [search] = useSearchParams();
  const wished = Number(search.get('persona'));
  const patientId = Number.isInteger(wished) && wished > 0 ? wished : undefined;
  const [isAll, setIsAll] = useState(false);
  const log = useInfiniteQuery(auditQuery(isAll ? 'all' : 'staff', patientId));
  const lines = log.data?.pages.flatMap((look) => look.lines) ?? [];
  return (
    <>
      <div className='my-4 flex flex-wrap items-center gap-4'>
        <CheckboxField
          label='Incluir a pacientes y a la web'
          checked={isAll}
          onChange={({ target }) => setIsAll(target.checked)}
        />
        {patientId !== undefined && (
          <Link to={routes['staff-audit']} className='link'>
            Ver de todas las personas
          </Link>
        )}
      </div>
      {log.isError && (
        <LoadFailure title='No hemos podido abrir el registro' retry={() => void log.refetch()}>
          Los datos siguen guardados. Vuelve a intentarlo en un momento.
        </LoadFailure>
      )}
      {log.isPending && <LoadingRows label='Abriendo el registro…' />}
      {log.data && lines.length === 0 && (
        <EmptyState drawing='boat' headingLevel={2} title='No hay nada registrado'>
          Cuando alguien del equipo vea o cambie algo, saldrá aquí.
        </EmptyState>
      )}
      {lines.length > 0 && <AuditTable lines={lines} />}
      {log.hasNextPage && (
        <Button
          size='small'
          variant='secondary'
          className='mt-4'
          busy={log.isFetchingNextPage}
          busyLabel='Buscando...'
          onClick={() => void log.fetchNextPage()}
        >
          Ver más antiguos
        </Button>
      )}
    </>
  );
}
