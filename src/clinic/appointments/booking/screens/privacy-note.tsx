import { clinic } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';

/**
 * First layer of the privacy notice (GDPR art. 13) and what pressing the button means. `byPlan`: a session
 * credit pays.
 */
export function PrivacyNote({ byPlan }: { byPlan: boolean }) {
  return (
    <div className='flex flex-col gap-2 text-ink-soft text-sm'>
      <p>
        {byPlan
          ? 'La cita queda confirmada enseguida.'
          : `Al reservar te guardamos la hora ${clinic.holdMinutes} minutos para que la pagues. Si no has iniciado sesión, te lo pedimos antes: hasta entonces la hora no es tuya.`}
      </p>
      <p>
        {clinicContact().name} usa estos datos solo para atender tu cita. Puedes pedir verlos, corregirlos o
        borrarlos en{' '}
        <a className='link' href={`mailto:${clinicContact().email}`}>
          {clinicContact().email}
        </a>
        .
      </p>
    </div>
  );
}
