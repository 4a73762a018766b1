import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { verificationQuery } from '#clinic/accounts/verification/api.ts';
import { PhoneCodeForm } from '#clinic/accounts/verification/screens/phone-code-form.tsx';
import { PhoneNumberForm } from '#clinic/accounts/verification/screens/phone-number-form.tsx';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { StepLine } from '#design/feedback/step-line.tsx';
import { ownPhoneId } from './own-data.tsx';
import { texts } from './texts.ts';

type Step = 'input' | 'verify' | 'verified';

/** Completed steps at each stage. */
const stepsDone: Record<Step, number> = { input: 0, verify: 1, verified: 3 };

/** Phone verification in three steps: the number, the code from the SMS, done. */
export function PhoneVerification() {
  const { data, isError, refetch } = useQuery(verificationQuery());
  return (
    <section aria-labelledby='telefono'>
      <h2 id='telefono' className='text-h3'>
        {texts().phone.title}
      </h2>
      <Card className='mt-5 max-w-2xl'>
        {data && <Steps status={data} />}
        {!data && isError && (
          <LoadFailure title={texts().phone.notLoaded} isQuiet retry={() => void refetch()}>
            {texts().phone.isKept}
          </LoadFailure>
        )}
        {!data && !isError && <Skeleton className='h-40' />}
      </Card>
    </section>
  );
}

type Status = { verified: boolean; phone: string | null; underWay: { phone: { to: string } | null } };

function Steps({ status: { verified, phone, underWay } }: { status: Status }) {
  // Resumes with a pending code: on a phone, reading the SMS may have closed this page.
  const [chosen, setStep] = useState<Step>(() => {
    if (underWay.phone) return 'verify';
    return verified ? 'verified' : 'input';
  });
  // The phone was replaced in the user's data and is unverified.
  const isReplaced = chosen === 'verified' && !verified;
  const step = isReplaced ? 'input' : chosen;
  const [number, setNumber] = useState(() => underWay.phone?.to ?? phone ?? '');
  const names = texts().phone.step;
  const shownNumber = isReplaced ? (phone ?? '') : number;
  return (
    <div ref={useFocusOnChange(chosen)} tabIndex={-1}>
      <StepLine
        label={texts().phone.steps}
        steps={[names.number, names.code, names.verified]}
        current={stepsDone[step]}
        className='mb-6 max-w-md'
      />
      {step === 'input' && (
        <PhoneNumberForm
          value={shownNumber}
          onChange={(typed) => {
            setNumber(typed);
            setStep('input');
          }}
          onSent={() => {
            setNumber(shownNumber);
            setStep('verify');
          }}
        />
      )}
      {step === 'verify' && (
        <PhoneCodeForm
          phone={number}
          onVerified={() => setStep('verified')}
          onChangeNumber={() => setStep('input')}
        />
      )}
      {step === 'verified' && <Verified phone={phone ?? number} />}
    </div>
  );
}

/**
 * Moves the focus after a step change, because the focused element has been removed; not on the first render.
 */
function useFocusOnChange(step: Step) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    (frame.current?.querySelector('input') ?? frame.current)?.focus();
  }, [step]);
  return frame;
}

function Verified({ phone }: { phone: string }) {
  return (
    <Notice
      tone='success'
      announce='polite'
      title={texts().phone.verified}
      actions={
        // A verified phone may serve to recover the account: changing it needs the password, which the
        // own-data form asks for.
        <Button size='small' variant='secondary' onClick={() => document.getElementById(ownPhoneId)?.focus()}>
          {texts().phone.change}
        </Button>
      }
    >
      {texts().phone.use(phone)}
    </Notice>
  );
}
