import { useState } from 'react';
import { useSignOutOnExpiry } from '#clinic/accounts/api.ts';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { useGiveConsent } from '../api.ts';

const terms = [
  ['Qué guardamos', 'Cuatro números del 1 al 5 por día y, si quieres, dos frases tuyas. Todo cifrado.'],
  ['Para qué', 'Para enseñártelo a ti y sugerirte actividades con unas reglas sencillas. Para nada más.'],
  [
    'Quién lo lee',
    'Nadie. Ni tu profesional, ni recepción, ni la dirección. Por eso, si un día estás mal, aquí no se entera nadie: llama o pide cita.',
  ],
  ['Cuánto tiempo', 'Un año cada día apuntado. Después se borra solo.'],
  [
    'Cómo lo dejas',
    'Cuando quieras, en dos toques, aquí mismo. Se borra todo en el acto; de las copias de seguridad desaparece cuando caducan. La guía la sigues usando igual.',
  ],
] as const;

/** Asks for consent separately and before any question. */
export function ConsentStep({ onSend }: { onSend: () => void }) {
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const consenting = useGiveConsent();
  useSignOutOnExpiry(consenting.error);
  const press = () => {
    if (!isAgreed) return setMissing(true);
    onSend();
    consenting.mutate();
  };
  return (
    <div className='max-w-3xl'>
      <p className='max-w-text'>
        En un minuto puedes apuntar cómo estás y ver cómo va cambiando. Lo que apuntes habla de tu salud, y
        por eso te pedimos permiso aparte:
      </p>
      <dl className='mt-4 flex flex-col gap-3'>
        {terms.map(([term, words]) => (
          <div key={term} className='gap-x-4 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)]'>
            <dt className='font-[650]'>{term}</dt>
            <dd className='max-w-text'>{words}</dd>
          </div>
        ))}
      </dl>
      <CheckboxField
        className='mt-4 max-w-text'
        label={`Doy permiso a ${clinicContact().name} para guardar estos datos sobre mi salud y usarlos solo para esto.`}
        checked={isAgreed}
        onChange={({ target }) => {
          setAgreed(target.checked);
          setMissing(false);
        }}
        error={isMissing ? 'Para empezar, marca la casilla. Si no quieres, la guía es la misma.' : undefined}
      />
      <Button className='mt-4' busy={consenting.isPending} busyLabel='Guardando...' onClick={press}>
        Empezar
      </Button>
      {consenting.isError && (
        <FailureNotice
          {...failureMessages(consenting.error, {
            refused: 'No se ha podido guardar',
          })}
          className='mt-4'
        />
      )}
    </div>
  );
}
