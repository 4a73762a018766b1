import { type ReactNode, useState } from 'react';
import { Button } from '#design/button.tsx';
import { legalNotice } from '#legal-notice';
import { phoneUrl } from '#platform/text/dialling.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import type { PatientRecord } from '../../directory/api.ts';
import { EditRecordDialog } from '../../directory/screens/person-dialogs.tsx';
import { bornInWords, formatFields, monthsOld } from '../../directory/screens/person-labels.ts';
import { RecordSection } from '../../directory/screens/record-section.tsx';
import { texts } from '../../directory/screens/texts.ts';
import { Invitation } from '../../invitations/screens/invitation.tsx';

const phoneClasses =
  'link inline-flex min-h-11 items-center whitespace-nowrap tabular-nums pointer-fine:min-h-6';

/** Contact and administrative data. Reception and managers correct them. */
export function RecordData({ card, today, isDesk }: { card: PatientRecord; today: Day; isDesk: boolean }) {
  const [isChanging, setIsChanging] = useState(false);
  const { birthDate, phone, email, emergencyPhone } = card;
  return (
    <RecordSection
      title={texts().personalData}
      action={
        isDesk && (
          <Button size='small' variant='quiet' onClick={() => setIsChanging(true)}>
            {texts().correct}
          </Button>
        )
      }
    >
      <dl className='grid gap-x-4 gap-y-2 px-3 py-3 sm:grid-cols-[auto_minmax(0,1fr)]'>
        <Fact label={texts().birthDate}>{birthDate && bornInWords(birthDate, today)}</Fact>
        <Fact label={texts().phone}>
          {phone && (
            <a href={phoneUrl(phone)} className={phoneClasses}>
              {phone}
            </a>
          )}
        </Fact>
        <Fact label={texts().email}>{email}</Fact>
        {formatFields(card, ['document', 'language', 'address', 'emergencyName', 'emergencyRelation']).map(
          ([label, value]) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ),
        )}
        {emergencyPhone !== null && (
          <Fact label={texts().contactPhone}>
            <a href={phoneUrl(emergencyPhone)} className={phoneClasses}>
              {emergencyPhone}
            </a>
          </Fact>
        )}
        {formatFields(card, ['deskRemark']).map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </dl>
      {isDesk && <EditRecordDialog card={card} isOpen={isChanging} close={() => setIsChanging(false)} />}
    </RecordSection>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className='sm:contents'>
      <dt className='text-ink-soft'>{label}</dt>
      <dd className='whitespace-pre-line break-words'>{children ?? texts().notKnown}</dd>
    </div>
  );
}

/** The account on the web site, and the invitation to create one. */
export function RecordAccount({ card, today, isDesk }: { card: PatientRecord; today: Day; isDesk: boolean }) {
  const { hasAccount, birthDate } = card;
  const isTooYoung = birthDate !== null && monthsOld(birthDate, today) < legalNotice.ownAccountFromAge * 12;
  return (
    <RecordSection title={texts().webAccount}>
      <div className='flex flex-wrap items-start justify-between gap-3 px-3 py-3'>
        <p>{describeAccount(hasAccount, isTooYoung)}</p>
        {isDesk && !hasAccount && !isTooYoung && <Invitation card={card} />}
      </div>
    </RecordSection>
  );
}

function describeAccount(hasAccount: boolean, isTooYoung: boolean): string {
  if (hasAccount) return texts().hasAccount;
  return isTooYoung ? texts().noAccountYet(legalNotice.ownAccountFromAge) : texts().hasNoAccount;
}
