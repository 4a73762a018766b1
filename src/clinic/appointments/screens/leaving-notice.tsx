import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/notice.tsx';
import { signInThen } from '#platform/paths.ts';

/** Redirects wait two seconds (SPEC.md section 9). */
const waitMs = 2_000;
const signIn = signInThen('appointments');

/** On the way to the sign-in page: goes by itself, unless the person stays or goes at once. Takes the focus. */
export function LeavingNotice({ isKept, onStay }: { isKept: boolean; onStay: () => void }) {
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
    const timer = setTimeout(() => navigate(signIn), waitMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div ref={place} tabIndex={-1} className='scroll-mt-60 rounded-card outline-none'>
      <Notice
        title='Te llevamos a iniciar sesión'
        actions={
          <>
            <Button asChild size='small'>
              <Link to={signIn}>Ir ahora</Link>
            </Button>
            <Button size='small' variant='secondary' onClick={onStay}>
              Quedarme aquí
            </Button>
          </>
        }
      >
        {isKept
          ? 'Guardamos lo que has elegido durante 30 minutos. Al volver lo encontrarás aquí.'
          : 'Tu navegador no nos deja guardar lo que has elegido: tendrás que elegirlo otra vez al volver.'}
      </Notice>
    </div>
  );
}
