import { useLayoutEffect, useRef } from 'react';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { routes } from '#platform/paths.ts';

export function SignedNotice({ isAtDesk }: { isAtDesk: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the paint, so that a key pressed at once starts from here.
  useLayoutEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className='text-h2 outline-none'>
        Gracias, ya está firmado
      </h1>
      <Notice tone='success' className='mt-5' title='Queda guardado con el texto que has leído'>
        Puedes retirarlo cuando quieras: dínoslo, o hazlo en tu perfil de {clinicContact().name} si tienes
        cuenta.
      </Notice>
      {isAtDesk ? (
        <>
          <p className='mt-5 max-w-text'>
            Ya puedes devolver el dispositivo. Para lo demás hay que desbloquearlo.
          </p>
          <Button asChild className='mt-5'>
            <a href={routes.staff}>Devolver a la clínica</a>
          </Button>
        </>
      ) : (
        <p className='mt-5 max-w-text'>No tienes que hacer nada más. Puedes cerrar esta página.</p>
      )}
    </>
  );
}
