import { useQuery } from '@tanstack/react-query';
import { Siren } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { routes } from '#platform/paths.ts';
import { formatDate, formatTime } from '#platform/time/spanish-dates.ts';
import { type Alert, alertsQuery, useAcknowledge } from '../api.ts';

/** Urgent alerts at the top of the page. Only the treating therapists and management can open whose they are. */
export function UrgentAlerts() {
  const { data, isError, refetch } = useQuery(alertsQuery());
  if (data === undefined && isError)
    return (
      <LoadFailure title='No sabemos si hay avisos urgentes' className='mb-5' retry={() => void refetch()}>
        Llegan también por correo a quien atiende a la persona.
      </LoadFailure>
    );
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby='avisos-urgentes' className='mb-5'>
      <h2 id='avisos-urgentes' className='mb-2 text-h4'>
        Avisos urgentes
      </h2>
      {/* A live region, because an alert may arrive while the user is busy elsewhere. */}
      <div role='alert'>
        <ul className='grid gap-2'>
          {data.map((alert) => (
            <AlertRow key={alert.id} alert={alert} />
          ))}
        </ul>
      </div>
    </section>
  );
}

const at = (instant: string) => `${formatDate(instant)}, a las ${formatTime(instant)}`;

/** Omits the date when both instants are on the same day. */
const formatSince = (instant: string, raisedAt: string) =>
  formatDate(instant) === formatDate(raisedAt)
    ? `desde las ${formatTime(instant)}`
    : `desde el ${at(instant)}`;

function AlertRow({ alert }: { alert: Alert }) {
  const { id, evaluationId, raisedAt, acknowledged, isMine, isEscalated, isClosed } = alert;
  const isOpen = acknowledged === null;
  return (
    <li
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border-2 px-3 py-3 ${isOpen ? 'border-coral-600 bg-coral-100' : 'border-line bg-card'}`}
    >
      <div className='flex min-w-0 flex-[1_1_16rem] items-start gap-3'>
        <Siren
          aria-hidden='true'
          className={`mt-0.5 size-6 shrink-0 ${isOpen ? 'text-coral-700' : 'text-ink-soft'}`}
        />
        <div>
          <p className='font-[650]'>{isOpen ? 'Aviso urgente: nadie se ha hecho cargo' : 'Aviso urgente'}</p>
          <p className='text-xs'>
            Desde el {at(raisedAt)}.{isOpen && isEscalated && ' La dirección ya está avisada.'}
            {isOpen && !isMine && ' Busca a quien atiende a la persona o a la dirección.'}
            {isClosed && ' La persona ha cerrado su cuenta después.'}
            {acknowledged && ` Se encarga ${acknowledged.by}, ${formatSince(acknowledged.at, raisedAt)}.`}
          </p>
        </div>
      </div>
      {isMine && <Actions id={id} evaluationId={evaluationId} isOpen={isOpen} />}
    </li>
  );
}

function Actions({ id, evaluationId, isOpen }: { id: number; evaluationId: number; isOpen: boolean }) {
  const acknowledge = useAcknowledge();
  const press = () =>
    acknowledge.mutate(id, {
      onError: (error) =>
        toast({
          tone: 'danger',
          ...failureMessages(error, { refused: 'No se ha anotado', lost: 'No sabemos si se ha anotado' }),
        }),
    });
  return (
    <div className='flex flex-wrap gap-2'>
      {isOpen && (
        <Button
          size='small'
          variant='danger'
          busy={acknowledge.isPending}
          busyLabel='Anotando...'
          onClick={press}
        >
          Me hago cargo
        </Button>
      )}
      <Button asChild size='small' variant='secondary'>
        <Link to={`${routes['staff-evaluations']}?id=${evaluationId}`}>Abrir</Link>
      </Button>
    </div>
  );
}
