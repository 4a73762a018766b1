import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useExpiredSession, useSession } from '#clinic/accounts/api.ts';
import { useToday } from '#clinic/appointments/screens/use-now.ts';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Loading, Skeleton } from '#design/feedback/skeleton.tsx';
import { signInThen } from '#platform/paths.ts';
import { OwnRecommendations } from '../../recommendations/screens/own-recommendations.tsx';
import { assessmentsQuery, consentQuery } from '../api.ts';
import { CheckInForm } from './check-in-form.tsx';
import { ConsentStep } from './consent-step.tsx';
import { Course } from './course.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** How somebody is today, what follows from it, and how it has gone: for whoever is signed in and wants it. */
export function OwnDays() {
  const session = useSession();
  if (session.state !== 'signed-in') return <Invitation />;
  return <Consented />;
}

function Invitation() {
  return (
    <Frame>
      <p className='max-w-text'>
        Con tu cuenta puedes apuntar cada día, en un minuto, cómo estás. Verás cómo va cambiando y te
        sugeriremos algo pequeño, diciéndote por qué. Solo lo ves tú.
      </p>
      <Button asChild variant='secondary' className='mt-4'>
        <Link to={signInThen('selfcare')}>Iniciar sesión para apuntar mi día</Link>
      </Button>
    </Frame>
  );
}

/** `takesFocus`: it stands where something was pressed that is gone; the keyboard goes on here. */
function Frame({ takesFocus = false, children }: { takesFocus?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Card as='section' edge='river' aria-labelledby='como-estas'>
      <h3 id='como-estas' ref={heading} tabIndex={-1} className='outline-none'>
        ¿Cómo estás hoy?
      </h3>
      <div className='mt-3'>{children}</div>
    </Card>
  );
}

function Consented() {
  const [hasPressed, setPressed] = useState(false);
  const { data, error, refetch, isFetching } = useQuery(consentQuery());
  useExpiredSession(error);
  if (data === undefined) return <NotYet isFailed={error !== null} {...{ refetch, isFetching }} />;
  if (data.givenAt === null)
    return (
      <Frame takesFocus={hasPressed}>
        <ConsentStep onSend={() => setPressed(true)} />
      </Frame>
    );
  return <Days takesFocus={hasPressed} onWithdraw={() => setPressed(true)} />;
}

/** Where a person's days would be, until they have come. */
function NotYet({
  isFailed,
  refetch,
  isFetching,
}: {
  isFailed: boolean;
  refetch: () => Promise<unknown>;
  isFetching: boolean;
}) {
  return (
    <Frame>
      {isFailed ? (
        <LoadFailure
          title='No hemos podido cargar tus días'
          retry={() => void refetch()}
          isBusy={isFetching}
          isQuiet
        >
          Lo que apuntaste sigue guardado.
        </LoadFailure>
      ) : (
        <Loading label='Cargando tus días'>
          <Skeleton className='h-48 w-full' />
        </Loading>
      )}
    </Frame>
  );
}

function Days({ takesFocus, onWithdraw }: { takesFocus: boolean; onWithdraw: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(assessmentsQuery());
  const [isChanging, setChanging] = useState(false);
  const [hasSaved, setSaved] = useState(false);
  const today = useToday();
  useExpiredSession(error);
  if (data === undefined || today === undefined)
    return <NotYet isFailed={error !== null} {...{ refetch, isFetching }} />;
  const ofToday = data.find(({ day }) => day === today);
  const isAsked = ofToday === undefined || isChanging;
  return (
    <>
      <Frame takesFocus={takesFocus && isAsked}>
        {isAsked ? (
          <CheckInForm before={ofToday} onSend={() => setSaved(true)} onDone={() => setChanging(false)} />
        ) : (
          <>
            <p role='status'>Lo de hoy ya está apuntado.</p>
            <Button variant='secondary' size='small' className='mt-3' onClick={() => setChanging(true)}>
              Cambiar lo de hoy
            </Button>
          </>
        )}
      </Frame>
      <div className='mt-8'>
        <OwnRecommendations ofToday={isAsked ? undefined : ofToday.id} takesFocus={hasSaved} />
      </div>
      {data.length > 0 && <Course assessments={data} today={today} />}
      <div className='mt-6'>
        <WithdrawDialog onSend={onWithdraw} />
      </div>
    </>
  );
}
