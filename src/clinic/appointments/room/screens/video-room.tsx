import { useQuery } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { roomQuery, useSendRoomLink } from '../api.ts';

/** Opens the room of a confirmed video appointment until it ends, and sends its link to the patient again. */
export function VideoRoom({ one, now }: { one: AgendaAppointment; now: Date }) {
  const isOpen = one.type === 'video' && one.status === 'confirmed' && now < new Date(one.endsAt);
  const { data } = useQuery({ ...roomQuery(one.id), enabled: isOpen });
  const send = useSendRoomLink();
  if (!isOpen || data === undefined) return null;
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
        <Button asChild size='small'>
          <a href={data.url} target='_blank' rel='noreferrer'>
            <Video aria-hidden='true' className='size-4' />
            Entrar
          </a>
        </Button>
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
      <p className='wrap-anywhere text-ink-soft text-xs'>
        {data.recipients.length > 0
          ? `El enlace va a ${data.recipients.join(', ')}.`
          : 'No hay correo ni móvil al que enviar el enlace.'}
      </p>
    </section>
  );
}
