import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { EnterAs } from '#clinic/accounts/demonstration/screens/enter-as.tsx';
import { PasswordForm } from '#clinic/accounts/screens/password-form.tsx';
import { deskQuery, useLeaveDesk } from '#clinic/accounts/shared-desk/api.ts';
import type { DeskColleague } from '#clinic/accounts/shared-desk/contract.ts';
import { DeskColleagueList } from '#clinic/accounts/shared-desk/screens/desk-colleague-list.tsx';
import { TakeDesk } from '#clinic/accounts/shared-desk/screens/take-desk.tsx';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { dismissToast, toast } from '#design/feedback/toast-store.ts';
import { signInPath } from '#platform/paths.ts';
import { useUnlockScreen } from '../api.ts';
import type { StaffMember } from '../contract.ts';
import { wrongClockWarnings } from '../terms.ts';
import { CodeForm } from './code-form.tsx';
import { GateScreen } from './gate-screen.tsx';
import { texts } from './texts.ts';

/** The lock of a shared desk. Unfinished work stays behind it for this user only. */
export function LockScreen({ staff }: { staff: StaffMember }) {
  const { data: colleagues = [] } = useQuery(deskQuery());
  const [chosen, setChosen] = useState<DeskColleague>();
  // The last toast may name a patient.
  useEffect(() => dismissToast(), []);
  if (chosen)
    return (
      <GateScreen title={texts().changePerson} hasField>
        <p className='mt-2 text-ink-soft'>{texts().draftsKept(staff.name)}</p>
        <TakeDesk colleague={chosen} onBack={() => setChosen(undefined)} />
      </GateScreen>
    );
  return (
    <GateScreen title={texts().locked} hasField>
      <p className='mt-2 text-ink-soft'>{texts().lockedLead(staff.name)}</p>
      <Unlock staff={staff} />
      <DeskColleagueList title={texts().changePerson} colleagues={colleagues} onChoose={setChosen}>
        <SwitchUser />
      </DeskColleagueList>
      <EnterAs />
    </GateScreen>
  );
}

function Unlock({ staff }: { staff: StaffMember }) {
  const [by, setBy] = useState<'password' | 'code'>('password');
  const unlock = useUnlockScreen();
  return (
    <>
      <Card className='mt-6'>
        {by === 'password' ? (
          <PasswordForm
            username={staff.username}
            action={texts().unlock}
            send={(password) => unlock.mutateAsync({ password })}
          />
        ) : (
          <>
            {staff.isServerClockWrong && (
              <Notice tone='warning' className='mb-5'>
                {wrongClockWarnings().prove}
              </Notice>
            )}
            <CodeForm
              label={texts().code}
              hint={texts().codeHint}
              action={texts().unlock}
              send={(code) => unlock.mutateAsync({ code })}
              takesFocus
            />
          </>
        )}
      </Card>
      <Button
        variant='quiet'
        size='small'
        className='mt-2 -ml-4 self-start'
        onClick={() => setBy(by === 'password' ? 'code' : 'password')}
      >
        {by === 'password' ? texts().useCode : texts().usePassword}
      </Button>
    </>
  );
}

/** For staff who have not signed in here today: a full sign-in. Those who have are in the list. */
function SwitchUser() {
  const { mutateAsync: leave, isPending } = useLeaveDesk();
  const navigate = useNavigate();
  const change = async () => {
    try {
      await leave();
      await navigate(signInPath('staff'));
    } catch {
      toast({
        tone: 'danger',
        title: texts().leaveUnclear,
        description: texts().leaveAdvice,
      });
    }
  };
  return (
    <Button
      variant='quiet'
      size='small'
      className='mt-1 -ml-4'
      busy={isPending}
      busyLabel={texts().oneMoment}
      onClick={change}
    >
      {texts().otherPerson}
    </Button>
  );
}
