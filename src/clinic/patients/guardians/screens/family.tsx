import { useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { EmptyText } from '#design/feedback/empty-text.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { usePreloadedPart } from '#design/hooks/use-preloaded-part.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import type { PatientRecord } from '../../directory/api.ts';
import { bornInWords } from '../../directory/screens/person-labels.ts';
import { RecordSection } from '../../directory/screens/record-section.tsx';
import type { GuardianRights } from '../api.ts';
import { texts } from './texts.ts';

const loadDialog = async () => (await import('./guardian-dialog.tsx')).GuardianDialog;

type FamilyProps = { card: PatientRecord; today: Day; isDesk: boolean; addressOf: (id: number) => string };

export function Guardians({ card, isDesk, addressOf }: Omit<FamilyProps, 'today'>) {
  const [openId, setOpenId] = useState<number | 'new'>();
  const dialog = usePreloadedPart(loadDialog, openId !== undefined);
  if (!card.isChild && card.guardians.length === 0) return null;
  return (
    <RecordSection
      title={texts().guardians}
      action={
        isDesk &&
        card.isChild && (
          <Button size='small' variant='quiet' onClick={() => setOpenId('new')}>
            {texts().add}
          </Button>
        )
      }
    >
      {!card.isChild && <EmptyText>{texts().grownUp}</EmptyText>}
      {card.guardians.length === 0 && <EmptyText>{texts().nobodyYet}</EmptyText>}
      <ul className='divide-y divide-line'>
        {card.guardians.map((one) => (
          <li key={one.id} className='dense-row flex items-center justify-between gap-x-4 px-3'>
            <div className='min-w-0'>
              <Link to={addressOf(one.id)} className='link font-[650]'>
                {one.name ?? texts().nameless}
              </Link>{' '}
              {one.phone && (
                <a href={phoneUrl(one.phone)} className='link whitespace-nowrap text-xs tabular-nums'>
                  {one.phone}
                </a>
              )}
              <p className='text-ink-soft text-xs'>
                {one.hasNoContact ? <Badge tone='cancelled'>{texts().noContact}</Badge> : rightsInWords(one)}
              </p>
            </div>
            {isDesk && (
              <Button
                size='small'
                variant='quiet'
                className='-mr-4 shrink-0'
                aria-label={
                  one.name === null ? texts().permissionsOfNameless : texts().permissionsOf(one.name)
                }
                onClick={() => setOpenId(one.id)}
              >
                {texts().permissions}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {dialog.part && (
        <dialog.part
          key={openId}
          childId={card.id}
          guardian={card.guardians.find(({ id }) => id === openId)}
          isOpen={openId !== undefined}
          close={() => setOpenId(undefined)}
        />
      )}
      {dialog.isFailed && openId !== undefined && (
        <LoadFailure title={texts().notOpened} isQuiet retry={dialog.ask}>
          {texts().recordIsKept}
        </LoadFailure>
      )}
    </RecordSection>
  );
}

export function Children({ card, today, addressOf }: Omit<FamilyProps, 'isDesk'>) {
  if (card.children.length === 0) return null;
  return (
    <RecordSection title={texts().children}>
      <ul className='divide-y divide-line'>
        {card.children.map(({ id, name, birthDate }) => (
          <li key={id} className='dense-row flex flex-wrap items-center gap-x-3 px-3'>
            <Link to={addressOf(id)} className='link font-[650]'>
              {name ?? texts().nameless}
            </Link>
            {birthDate && <span className='text-ink-soft text-xs'>{bornInWords(birthDate, today)}</span>}
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}

function rightsInWords(rights: GuardianRights): string {
  const said = (['mayBook', 'pays', 'getsNotices', 'mayAskForRecord'] as const)
    .filter((right) => rights[right])
    .map((right) => texts().shortRights[right]);
  return said.length === 0 ? texts().onlyNamed : said.join(' · ');
}
