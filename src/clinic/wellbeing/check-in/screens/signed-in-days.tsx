import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignOutOnExpiry } from '#clinic/accounts/api.ts';
import { useNow } from '#clinic/appointments/screens/use-now.ts';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDayOfWeek } from '#platform/time/dates.ts';
import { sharedToday } from '#platform/time/near-days.ts';
import { OwnRecommendations } from '../../recommendations/screens/own-recommendations.tsx';
import { assessmentsQuery, consentQuery } from '../api.ts';
import { CheckInForm } from './check-in-form.tsx';
import { ConsentStep } from './consent-step.tsx';
import { Course } from './course.tsx';
import { DayCard, NoDayYet } from './day-card.tsx';
import { texts } from './texts.ts';
import { WithdrawCheckInDialog } from './withdraw-dialog.tsx';

export function SignedInDays() {
  const [hasPressed, setPressed] = useState(false);
  const { data, error, refetch, isFetching } = useQuery(consentQuery());
  useSignOutOnExpiry(error);
  if (data === undefined)
    return <NoDayYet isFailed={error !== null} retry={() => void refetch()} isBusy={isFetching} />;
  if (data.givenAt === null)
    return (
      <DayCard takesFocus={hasPressed}>
        <ConsentStep onSend={() => setPressed(true)} />
      </DayCard>
    );
  return <Days takesFocus={hasPressed} unreadable={data.unreadable} onWithdraw={() => setPressed(true)} />;
}

function Days({
  takesFocus,
  unreadable,
  onWithdraw,
}: {
  takesFocus: boolean;
  unreadable: number;
  onWithdraw: () => void;
}) {
  const { data, error, refetch, isFetching } = useQuery(assessmentsQuery());
  const [isChanging, setChanging] = useState(false);
  const [hasSaved, setSaved] = useState(false);
  const now = useNow();
  const today = now && wallTimeOf(now).day;
  useSignOutOnExpiry(error);
  if (data === undefined || today === undefined)
    return <NoDayYet isFailed={error !== null} retry={() => void refetch()} isBusy={isFetching} />;
  const ofToday = data.find(({ day }) => day === today);
  const isShared = sharedToday(now) !== undefined;
  const ofDay = isShared ? texts().days.ofToday : texts().days.ofDay(formatDayOfWeek(today));
  const isAsked = ofToday === undefined || isChanging;
  return (
    <>
      <DayCard takesFocus={takesFocus && isAsked}>
        {isAsked ? (
          <CheckInForm before={ofToday} onSend={() => setSaved(true)} onDone={() => setChanging(false)} />
        ) : (
          <>
            <p role='status'>{texts().days.isNoted(ofDay)}</p>
            <Button variant='secondary' size='small' className='mt-3' onClick={() => setChanging(true)}>
              {texts().days.change(ofDay)}
            </Button>
          </>
        )}
      </DayCard>
      <div className='mt-8'>
        <OwnRecommendations ofToday={isAsked ? undefined : ofToday.id} takesFocus={hasSaved} />
      </div>
      {unreadable > 0 && (
        <Notice className='mt-8' title={texts().days.unreadable(unreadable)}>
          {texts().days.unreadableAdvice}
        </Notice>
      )}
      {data.length > 0 && <Course assessments={data} today={today} isVisitorsToday={isShared} />}
      <div className='mt-6'>
        <WithdrawCheckInDialog onSend={onWithdraw} />
      </div>
    </>
  );
}
