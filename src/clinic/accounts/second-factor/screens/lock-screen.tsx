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

/** The lock of a shared desk. Unfinished work stays behind it for this user only. */
export function LockScreen({ staff }: { staff: StaffMember }) {
  const { data: colleagues = [] } = useQuery(deskQuery());
  const [chosen, setChosen] = useState<DeskColleague>();
  // The last toast may name a patient.
  useEffect(() => dismissToast(), []);
  if (chosen)
    return (
      <GateScreen title='Cambiar de persona' hasField>
        <p className='mt-2 text-ink-soft'>
          Lo que {staff.name} haya empezado a escribir de una cita, una llamada, una persona nueva o una
          respuesta le espera hoy en este puesto. Lo demás que no haya guardado se descarta. Nadie más lo ve.
        </p>
        <TakeDesk colleague={chosen} onBack={() => setChosen(undefined)} />
      </GateScreen>
    );
  return (
    <GateScreen title='Pantalla bloqueada' hasField>
      <p className='mt-2 text-ink-soft'>Hola, {staff.name}. Lo que tenías a medias te espera aquí.</p>
      <Unlock staff={staff} />
      <DeskColleagueList title='Cambiar de persona' colleagues={colleagues} onChoose={setChosen}>
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
            action='Desbloquear'
            send={(password) => unlock.mutateAsync({ password })}
          />
        ) : (
          <>
            {staff.isServerClockWrong && (
              <Notice tone='warning' className='mb-5'>
                {wrongClockWarnings.prove}
              </Notice>
            )}
            <CodeForm
              label='Código'
              hint='Las 6 cifras que muestra ahora la aplicación de tu móvil.'
              action='Desbloquear'
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
        {by === 'password' ? 'Usar un código del móvil' : 'Usar la contraseña'}
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
        title: 'No sabemos si la pantalla ha quedado libre',
        description: 'Inténtalo de nuevo.',
      });
    }
  };
  return (
    <Button
      variant='quiet'
      size='small'
      className='mt-1 -ml-4'
      busy={isPending}
      busyLabel='Un momento…'
      onClick={change}
    >
      Otra persona
    </Button>
  );
}
