import { useQuery } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { Button } from '#design/button.tsx';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { roomPhase } from '../../video-room/rules.ts';
import { roomQuery } from '../api.ts';
import { texts } from './texts.ts';

/** 'Entrar' for those who hold a video appointment, from ten minutes before it; nothing otherwise. */
export function EnterRoom({ one, now }: { one: AgendaAppointment; now: Date }) {
  const times = { startsAt: new Date(one.startsAt), endsAt: new Date(one.endsAt) };
  const isOpen = one.type === 'video' && one.status === 'confirmed' && roomPhase(times, now) === 'open';
  const { data } = useQuery({ ...roomQuery(one.id), enabled: isOpen });
  if (!isOpen || data === undefined || data.url === null) return null;
  return (
    <Button asChild size='small'>
      <a href={data.url} target='_blank' rel='noreferrer'>
        <Video aria-hidden='true' className='size-4' /> {texts().enterWith(nameOf(one.patient))}{' '}
      </a>
    </Button>
  );
}
