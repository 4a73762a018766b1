import { type ReactNode, useEffect, useState } from 'react';
import { GateScreen } from '#clinic/accounts/second-factor/screens/gate-screen.tsx';
import { Card } from '#design/card.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { FirstAdminForm } from './first-admin-form.tsx';
import { texts } from './texts.ts';

/**
 * Target of the link in the server's log: the form for the first account. Without a token it shows the normal
 * page.
 */
export function FirstAdminGate({ otherwise }: { otherwise: ReactNode }) {
  const token = useTokenFromLink();
  const [isOver, setOver] = useState(false);
  if (token === null) return otherwise;
  return (
    <GateScreen title={texts().title}>
      {isOver ? (
        <Notice tone='warning' announce='polite' title={texts().linkOver} className='mt-6'>
          {texts().linkOverAdvice} <code>{texts().linkOverCommand}</code>.
        </Notice>
      ) : (
        <>
          <p className='mt-2 text-ink-soft'>{texts().lead}</p>
          <Card className='mt-6'>
            <FirstAdminForm token={token} onOver={() => setOver(true)} />
          </Card>
        </>
      )}
    </GateScreen>
  );
}

/**
 * Reads the token and removes it from the address, so that it is not in the history, a bookmark or a
 * screenshot.
 * @returns undefined before hydration, null if the address has none
 */
function useTokenFromLink(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const given = window.location.hash.slice(1);
    // A second run (React strict mode in development) finds the address already cleared.
    setToken((known) => known ?? (given === '' ? null : given));
    if (given !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return token;
}
