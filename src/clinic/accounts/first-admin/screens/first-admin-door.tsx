import { type ReactNode, useEffect, useState } from 'react';
import { Door } from '#clinic/accounts/second-factor/screens/door.tsx';
import { Card } from '#design/card.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { FirstAdminForm } from './first-admin-form.tsx';

/** Where the address of the server's log leads: the first account. Without its secret, whatever everybody sees. */
export function FirstAdminDoor({ otherwise }: { otherwise: ReactNode }) {
  const token = useTokenOfLink();
  const [isOver, setOver] = useState(false);
  if (token === null) return otherwise;
  return (
    <Door title='Crea la cuenta de dirección'>
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
    </Door>
  );
}

/**
 * Reads the secret and takes it out of the address: neither the history, nor a bookmark, nor a picture of the screen should
 * hold it.
 * @returns undefined while the page is not alive yet, null where the address has none
 */
function useTokenOfLink(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const given = window.location.hash.slice(1);
    // A second run (React does that while developing) finds the address cleared already.
    setToken((known) => known ?? (given === '' ? null : given));
    if (given !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return token;
}
