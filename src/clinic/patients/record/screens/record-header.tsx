import { Baby } from 'lucide-react';
import { useState } from 'react';
import { legalNotice } from '#config';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { phoneUrl } from '#platform/text/dialling.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import type { PatientRecord } from '../../directory/api.ts';
import { EditRecordDialog } from '../../directory/screens/person-dialogs.tsx';
import { bornInWords, monthsOld } from '../../directory/screens/person-labels.ts';
import { InviteButton } from '../../invitations/screens/invite-button.tsx';
import { MergeDialog } from '../../joining/screens/merge-dialog.tsx';

export function RecordHeader({
  card,
  today,
  isDesk,
  mayJoin,
}: {
  card: PatientRecord;
  today: Day;
  isDesk: boolean;
  mayJoin: boolean;
}) {
  const [isChanging, setIsChanging] = useState(false);
  const { name, birthDate, isChild, phone, email, hasAccount, professionals } = card;
  const isTooYoung = birthDate !== null && monthsOld(birthDate, today) < legalNotice.ownAccountFromAge * 12;
  return (
    <header className='flex flex-wrap items-start justify-between gap-x-6 gap-y-3'>
      <div className='min-w-0'>
        <h1 tabIndex={-1} data-card className='break-words text-h3 outline-none'>
          {name ?? 'Sin nombre'}
        </h1>
        <p className='mt-1 flex flex-wrap items-center gap-x-3 gap-y-1'>
          {isChild && (
            <Badge>
              <Baby aria-hidden='true' className='size-4' />
              Menor
            </Badge>
          )}
          <Badge tone={hasAccount ? 'confirmed' : 'neutral'}>
            {hasAccount ? 'Con cuenta' : 'Sin cuenta'}
          </Badge>
          {birthDate && <span>{bornInWords(birthDate, today)}</span>}
        </p>
        <p className='mt-1 flex flex-wrap gap-x-4'>
          {phone && (
            <a
              href={phoneUrl(phone)}
              className='link inline-flex min-h-11 items-center tabular-nums pointer-fine:min-h-8'
            >
              {phone}
            </a>
          )}
          {email && (
            <a
              href={`mailto:${email}`}
              className='link inline-flex min-h-11 min-w-0 items-center break-all pointer-fine:min-h-8'
            >
              {email}
            </a>
          )}
          {!phone && !email && !isChild && <span className='text-ink-soft'>Sin teléfono ni correo</span>}
        </p>
        {professionals.length > 0 && (
          <p className='text-ink-soft'>Con {professionals.map((one) => one.name).join(', ')}</p>
        )}
      </div>
      {isDesk && (
        <div className='flex flex-wrap items-start gap-3'>
          {!hasAccount && !isTooYoung && <InviteButton card={card} />}
          <Button size='small' variant='secondary' onClick={() => setIsChanging(true)}>
            Corregir
          </Button>
          {mayJoin && <MergeDialog card={card} />}
          <EditRecordDialog card={card} isOpen={isChanging} close={() => setIsChanging(false)} />
        </div>
      )}
    </header>
  );
}
