import { type ReactNode, useState } from 'react';
import { renderSVG } from 'uqr';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { useConfirmSecondFactor, useSetUpSecondFactor } from '../api.ts';
import type { StaffMember } from '../contract.ts';
import { wrongClockWarnings } from '../terms.ts';
import { CodeForm } from './code-form.tsx';
import { GateScreen, SwitchUserButton } from './gate-screen.tsx';
import { setUpTexts } from './set-up-texts.ts';
import { texts } from './texts.ts';

type SetUpData = { secret: string; uri: string };

/**
 * First sign-in: links an authenticator app to the account. No factor is created before the user asks for it.
 */
export function SetUpScreen({ staff, onCodes }: { staff: StaffMember; onCodes: (codes: string[]) => void }) {
  const setUp = useSetUpSecondFactor();
  const begun = setUp.data;
  return (
    <GateScreen title={setUpTexts().setUp.title}>
      <p className='mt-2 text-ink-soft'>{setUpTexts().setUp.lead(staff.name)}</p>
      {staff.isServerClockWrong && (
        <Notice tone='warning' className='mt-5'>
          {wrongClockWarnings().setUp}
        </Notice>
      )}
      <Card className='mt-6'>
        {begun ? (
          <Steps begun={begun} onCodes={onCodes} />
        ) : (
          <>
            <p>{setUpTexts().setUp.needs}</p>
            {setUp.isError && (
              <Notice tone='danger' announce='assertive' className='mt-4'>
                {failureReason(setUp.error, texts().tryAgain)}
              </Notice>
            )}
            <div className='mt-5 flex flex-wrap gap-3'>
              <Button
                busy={setUp.isPending}
                busyLabel={setUpTexts().setUp.preparing}
                onClick={() => setUp.mutate()}
              >
                {setUpTexts().setUp.start}
              </Button>
              <SwitchUserButton />
            </div>
          </>
        )}
      </Card>
    </GateScreen>
  );
}

function Steps({ begun, onCodes }: { begun: SetUpData; onCodes: (codes: string[]) => void }) {
  const confirm = useConfirmSecondFactor();
  const send = async (code: string) => onCodes((await confirm.mutateAsync(code)).recoveryCodes);
  return (
    <ol className='flex flex-col gap-7'>
      <Step number={1} title={setUpTexts().setUp.addAccount}>
        {/* As an <img> it stays black on white in dark mode too; cameras do not read inverted codes reliably. */}
        <img
          src={`data:image/svg+xml,${encodeURIComponent(renderSVG(begun.uri, { border: 3 }))}`}
          alt={setUpTexts().setUp.qrCode}
          className='mt-3 size-48 rounded-[10px] border border-line'
        />
        <p className='mt-3 text-sm'>
          {setUpTexts().setUp.scan}{' '}
          <a className='link' href={begun.uri}>
            {setUpTexts().setUp.openHere}
          </a>
          .
        </p>
        <Secret secret={begun.secret} />
      </Step>
      <Step number={2} title={setUpTexts().setUp.typeCode}>
        <div className='mt-3'>
          <CodeForm
            label={texts().code}
            hint={setUpTexts().setUp.codeHint}
            action={setUpTexts().setUp.activate}
            send={send}
          />
        </div>
      </Step>
    </ol>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className='flex gap-3'>
      <span
        aria-hidden='true'
        className='grid size-8 shrink-0 place-items-center rounded-full bg-river-100 font-[650] text-river-700'
      >
        {number}
      </span>
      <div className='min-w-0 grow'>
        <h2 className='pt-0.5 text-h4'>{title}</h2>
        {children}
      </div>
    </li>
  );
}

/** For users who cannot scan; in groups of four, for copying by hand. */
function Secret({ secret }: { secret: string }) {
  const [isShown, setShown] = useState(false);
  if (!isShown)
    return (
      <Button variant='quiet' size='small' className='-ml-4' onClick={() => setShown(true)}>
        {setUpTexts().setUp.cannotScan}
      </Button>
    );
  return (
    <p className='mt-2 text-sm'>
      {setUpTexts().setUp.typeSecret}{' '}
      <code className='block break-words font-[650] text-base tracking-wide'>
        {secret.replace(/(.{4})(?=.)/g, '$1 ')}
      </code>
    </p>
  );
}
