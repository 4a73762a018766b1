import { useRef, useState } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import type { User } from '#clinic/accounts/contract.ts';
import { formatReminderHours } from '#clinic/notifications/screens/reminder-sentences.ts';
import { Notice } from '#design/feedback/notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { OwnContactForm } from './contact-form.tsx';

/**
 * Warns a user about to book that we cannot write to them, and offers to add an address. Booking without one
 * is allowed. Renders nothing if there is an e-mail: confirmations, changes and refunds are sent only by
 * e-mail.
 */
export function ContactMissing() {
  const session = useSession();
  const [isSaved, setIsSaved] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const onSaved = (user: User) => {
    setIsSaved(true);
    if (user.email === null) toast({ tone: 'success', title: 'Teléfono guardado; falta verificarlo' });
    // The focused field has been removed.
    place.current?.focus();
  };
  if (session.state !== 'signed-in') return null;
  const { email, emailVerified, phone, phoneVerified } = session.user;
  return (
    <div ref={place} tabIndex={-1} className='rounded-card outline-none empty:hidden'>
      {email !== null && isSaved && (
        <Notice tone='success' announce='polite' title='Ya tenemos cómo avisarte'>
          Te escribiremos a <span className='wrap-anywhere'>{email}</span>.
          {!emailVerified &&
            ' Después de reservar, verifícalo en tu perfil: hasta entonces solo te llegan unos pocos mensajes al día.'}
        </Notice>
      )}
      {email === null && (
        <>
          {phone === null && <NoContact />}
          {phone !== null && (phoneVerified ? <OnlyPhone /> : <PhoneToVerify />)}
          <OwnContactForm onlyEmail={phone !== null} onSaved={onSaved} />
        </>
      )}
    </div>
  );
}

function NoContact() {
  return (
    <Notice tone='warning' title='No tenemos cómo avisarte'>
      Tu cuenta no tiene correo ni teléfono: no recibirás la confirmación ni recordatorios, ni sabrás si algo
      cambia. Añade uno, o reserva igualmente y mira tu cita en tu perfil. <OrCall />
    </Notice>
  );
}

const smsHours = formatReminderHours('sms');
/** '24 horas' is worded as the day before. */
const smsTiming = smsHours === '24 horas' ? 'del día antes' : `de ${smsHours} antes`;

/** No link to the profile: it would leave a half-completed form. */
function PhoneToVerify() {
  return (
    <Notice tone='warning' title='Solo podemos llamarte'>
      Tu cuenta no tiene correo: la confirmación y los cambios los tienes en tu perfil. Tu teléfono está sin
      verificar
      {smsHours !== null && (
        <>; después de reservar, verifícalo en tu perfil y te llegará por SMS el recordatorio {smsTiming}</>
      )}
      . <OrCall />
    </Notice>
  );
}

function OnlyPhone() {
  return (
    <Notice tone='warning' title='Tu cuenta no tiene correo'>
      {smsHours === null
        ? 'La confirmación y los cambios los tienes en tu perfil.'
        : `Por SMS solo te llega el recordatorio ${smsTiming}; la confirmación la tienes en tu perfil.`}{' '}
      <OrCall />
    </Notice>
  );
}

const OrCall = () => (
  <>
    Si lo prefieres, llámanos al{' '}
    <a className='link whitespace-nowrap' href={phoneUrl(clinicContact().phone)}>
      {clinicContact().phone}
    </a>
    .
  </>
);
