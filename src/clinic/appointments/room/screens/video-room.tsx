import { useQuery } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { formatTime } from '#platform/time/dates.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import type { RoomRole } from '../../terms.ts';
import { roomQuery, useSendRoomLink } from '../api.ts';

const roleNames: Record<RoomRole, string> = {
  therapist: 'Terapeuta',
  patient: 'Paciente',
  companion: 'Acompañante',
};

/** Opens the room of a confirmed video appointment until it ends, and sends its link to the patient again. */
export function VideoRoom({ one, now }: { one: AgendaAppointment; now: Date }) {
  const isOpen = one.type === 'video' && one.status === 'confirmed' && now < new Date(one.endsAt);
  const { data } = useQuery({ ...roomQuery(one.id), enabled: isOpen });
  const send = useSendRoomLink();
  if (!isOpen || data === undefined) return null;
  const opensAt = data.opensAt !== null && now < new Date(data.opensAt) ? new Date(data.opensAt) : null;
  const press = () =>
    send.mutate(one.id, {
      onSuccess: ({ recipients }) =>
        toast({ tone: 'success', title: 'Enlace en camino', description: recipients.join(', ') }),
      onError: (error) =>
        toast({
          tone: 'danger',
          ...failureMessages(error, { refused: 'No se ha enviado', lost: 'No sabemos si se ha enviado' }),
        }),
    });
  return (
    <section aria-label='Videollamada' className='flex flex-col gap-2'>
      <div className='flex flex-wrap items-center gap-3'>
        {data.url !== null && opensAt === null && (
          <Button asChild size='small'>
            <a href={data.url} target='_blank' rel='noreferrer'>
              <Video aria-hidden='true' className='size-4' />
              Entrar
            </a>
          </Button>
        )}
        {data.recipients.length > 0 && (
          <Button
            size='small'
            variant='secondary'
            busy={send.isPending}
            busyLabel='Enviando...'
            onClick={press}
          >
            Enviar el enlace otra vez
          </Button>
        )}
      </div>
      {data.url !== null && opensAt !== null && (
        <p className='text-sm'>La sala abre a las {formatTime(opensAt)}.</p>
      )}
      {data.waiting.length > 0 && (
        <p className='text-sm'>
          En la sala espera: {data.waiting.map((role) => roleNames[role]).join(' y ')}.
        </p>
      )}
      {data.visits.length > 0 && (
        <ul className='text-ink-soft text-sm'>
          {data.visits.map(({ role, joinedAt, leftAt }) => (
            <li key={role}>
              {roleNames[role]}: entró a las {formatTime(new Date(joinedAt))}
              {leftAt && ` y salió a las ${formatTime(new Date(leftAt))}`}
            </li>
          ))}
        </ul>
      )}
      <p className='wrap-anywhere text-ink-soft text-xs'>
        {data.recipients.length > 0
          ? `El enlace va a ${data.recipients.join(', ')}.`
          : 'No hay correo ni móvil al que enviar el enlace.'}
      </p>
    </section>
  );
}
