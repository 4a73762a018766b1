import { type ReactNode, useEffect, useState } from 'react';
import { GateScreen } from '#clinic/accounts/second-factor/screens/gate-screen.tsx';
import { Card } from '#design/card.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { FirstAdminForm } from './first-admin-form.tsx';

/**
 * Target of the link in the server's log: the form for the first account. Without a token it shows the normal
 * page.
 */
export function FirstAdminGate({ otherwise }: { otherwise: ReactNode }) {
  const token = useTokenFromLink();
  const [isOver, setOver] = useState(false);
  if (token === null) return otherwise;
  return (
    <GateScreen title='Crea la cuenta de dirección'>
      {isOver ? (
        <Notice tone='warning' announce='polite' title='Esta dirección ya no sirve' className='mt-6'>
          Vale un día y una sola vez, y solo la última que mostró el servidor. Si ya creaste la cuenta, entra
          en el panel con ella. Si no, reinicia el servidor o pide otra en él con{' '}
          <code>npm run staff -- welcome</code>.
        </Notice>
      ) : (
        <>
          <p className='mt-2 text-ink-soft'>
            Es la primera cuenta de la clínica. Con ella preparas la web y das acceso a las demás personas del
            equipo.
          </p>
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
