import { Baby } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#design/badge.tsx';
import { phoneUrl } from '#platform/text/dialling.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import type { PatientRecord } from '../../directory/api.ts';
import { labelTexts } from '../../directory/screens/label-texts.ts';
import { ageOn } from '../../directory/screens/person-labels.ts';
import { texts } from '../../directory/screens/texts.ts';

/** Name, age, care team, contact details, next appointment, alerts and actions of a patient. */
export function RecordHeader({
  card: { name, birthDate, isChild, phone, email, professionals, guardians },
  today,
  next,
  alerts,
  actions,
}: {
  card: PatientRecord;
  today: Day;
  next: ReactNode;
  alerts: ReactNode;
  actions: ReactNode;
}) {
  // For a child without a telephone, shows that of a guardian.
  const guardian = isChild && !phone ? guardians.find((one) => one.phone && !one.hasNoContact) : undefined;
  return (
    <header className='flex max-w-6xl flex-wrap items-start justify-between gap-x-6 gap-y-3'>
      <div className='min-w-0 grow basis-80'>
        <h1 tabIndex={-1} data-card className='break-words text-h3 outline-none'>
          {name ?? labelTexts().nameless}
        </h1>
        <p className='mt-1 flex flex-wrap items-center gap-x-3 gap-y-1'>
          {isChild && (
            <Badge>
              <Baby aria-hidden='true' className='size-4' />
              {texts().child}
            </Badge>
          )}
          {birthDate && <span>{ageOn(birthDate, today)}</span>}
          {professionals.length > 0 && (
            <span className='text-ink-soft'>
              {texts().withNames(professionals.map((one) => one.name).join(', '))}
            </span>
          )}
        </p>
        <p className='flex flex-wrap gap-x-4'>
          {phone && <PhoneLink phone={phone} />}
          {guardian?.phone && (
            <span className='flex flex-wrap items-center gap-x-2'>
              {guardian.name ?? labelTexts().nameless}
              <PhoneLink phone={guardian.phone} />
            </span>
          )}
          {email && (
            <a
              href={`mailto:${email}`}
              className='link inline-flex min-h-11 min-w-0 items-center break-all pointer-fine:min-h-8'
            >
              {email}
            </a>
          )}
          {!phone && !email && !isChild && <span className='text-ink-soft'>{texts().noContactData}</span>}
        </p>
        <div className='mt-1 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2'>
          {next}
          {alerts}
        </div>
      </div>
      <div className='flex flex-wrap items-center gap-2 max-sm:basis-full'>{actions}</div>
    </header>
  );
}

const PhoneLink = ({ phone }: { phone: string }) => (
  <a
    href={phoneUrl(phone)}
    className='link inline-flex min-h-11 items-center whitespace-nowrap tabular-nums pointer-fine:min-h-8'
  >
    {phone}
  </a>
);
