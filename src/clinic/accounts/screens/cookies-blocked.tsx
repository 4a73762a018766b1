import { Notice } from '#design/feedback/notice.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';

/** Shown after a sign-in or registration whose session cookie the browser did not store. */
export function CookiesBlocked({ isRegistered = false }: { isRegistered?: boolean }) {
  return (
    <Notice
      tone='warning'
      announce='assertive'
      title='Tu navegador no guarda las cookies de esta web'
      className='mb-5'
    >
      {isRegistered ? 'Tu cuenta está creada, pero sin' : 'Usuario y contraseña son correctos, pero sin'}{' '}
      ellas no podemos saber que eres tú en la página siguiente. Permite las cookies de esta web en los
      ajustes del navegador y vuelve a entrar. Si no sabes cómo, llámanos al{' '}
      <a href={phoneUrl(clinicContact().phone)} className='link whitespace-nowrap'>
        {clinicContact().phone}
      </a>{' '}
      y te damos la cita por teléfono.
    </Notice>
  );
}
