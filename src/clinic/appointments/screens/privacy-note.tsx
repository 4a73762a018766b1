import { clinic } from '#config';

/** First layer of the privacy notice (GDPR art. 13), and what pressing the button means. */
export function PrivacyNote() {
  return (
    <div className='flex flex-col gap-2 text-ink-soft text-sm'>
      <p>
        Guardamos tu hora {clinic.holdMinutes} minutos; ahora no se cobra nada. Si no has iniciado sesión, te
        lo pediremos y conservaremos lo que has elegido.
      </p>
      <p>
        {clinic.name} usa estos datos solo para atender tu cita. Puedes pedir verlos, corregirlos o borrarlos
        en{' '}
        <a className='link' href={`mailto:${clinic.email}`}>
          {clinic.email}
        </a>
        .
      </p>
    </div>
  );
}
