import { useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { phoneUrl } from '#platform/text/dialling.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import type { PatientRecord } from '../../directory/api.ts';
import { bornInWords } from '../../directory/screens/person-labels.ts';
import { EmptyText, RecordSection } from '../../directory/screens/record-section.tsx';
import { GuardianDialog } from './guardian-dialog.tsx';
import { rightsInWords } from './rights-fields.tsx';

type FamilyProps = { card: PatientRecord; today: Day; isDesk: boolean; addressOf: (id: number) => string };

export function Guardians({ card, isDesk, addressOf }: Omit<FamilyProps, 'today'>) {
  const [openId, setOpenId] = useState<number | 'new'>();
  if (!card.isChild && card.guardians.length === 0) return null;
  return (
    <RecordSection
      title='Quién cuida'
      action={
        isDesk &&
        card.isChild && (
          <Button size='small' variant='quiet' onClick={() => setOpenId('new')}>
            Añadir
          </Button>
        )
      }
    >
      {!card.isChild && <EmptyText>Ya es mayor de edad: no ven nada de sus citas.</EmptyText>}
      {card.guardians.length === 0 && <EmptyText>No hay nadie apuntado todavía.</EmptyText>}
      <ul className='divide-y divide-line'>
        {card.guardians.map((one) => (
          <li key={one.id} className='dense-row flex items-center justify-between gap-x-4 px-3'>
            <div className='min-w-0'>
              <Link to={addressOf(one.id)} className='link font-[650]'>
                {one.name ?? 'Sin nombre'}
              </Link>{' '}
              {one.phone && (
                <a href={phoneUrl(one.phone)} className='link whitespace-nowrap text-xs tabular-nums'>
                  {one.phone}
                </a>
              )}
              <p className='text-ink-soft text-xs'>
                {one.hasNoContact ? <Badge tone='cancelled'>Sin contacto</Badge> : rightsInWords(one)}
              </p>
            </div>
            {isDesk && (
              <Button
                size='small'
                variant='quiet'
                className='-mr-4 shrink-0'
                aria-label={`Permisos de ${one.name ?? 'sin nombre'}`}
                onClick={() => setOpenId(one.id)}
              >
                Permisos
              </Button>
            )}
          </li>
        ))}
      </ul>
      <GuardianDialog
        key={openId}
        childId={card.id}
        guardian={card.guardians.find(({ id }) => id === openId)}
        isOpen={openId !== undefined}
        close={() => setOpenId(undefined)}
      />
    </RecordSection>
  );
}

export function Children({ card, today, addressOf }: Omit<FamilyProps, 'isDesk'>) {
  if (card.children.length === 0) return null;
  return (
    <RecordSection title='A su cargo'>
      <ul className='divide-y divide-line'>
        {card.children.map(({ id, name, birthDate }) => (
          <li key={id} className='dense-row flex flex-wrap items-center gap-x-3 px-3'>
            <Link to={addressOf(id)} className='link font-[650]'>
              {name ?? 'Sin nombre'}
            </Link>
            {birthDate && <span className='text-ink-soft text-xs'>{bornInWords(birthDate, today)}</span>}
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}
