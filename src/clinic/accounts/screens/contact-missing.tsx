import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { clinic } from '#config';
import { Notice } from '#design/notice.tsx';
import { dial } from '#platform/dialling.ts';
import { routes } from '#platform/paths.ts';
import { useSession } from '../api.ts';
import { ContactForm } from './contact-form.tsx';

/**
 * Tells somebody who is about to book that we cannot write to them, and asks for an address. It is told, not refused: who
 * goes on knows it. Nothing for everybody else.
 */
export function ContactMissing() {
  const session = useSession();
  const [isSaved, setIsSaved] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const onSaved = () => {
    setIsSaved(true);
    // The field that had the focus is gone.
    place.current?.focus();
  };
  if (session.state !== 'signed-in') return null;
  const { email, phone, phoneVerified } = session.user;
  const isReached = email !== null || phoneVerified;
  return (
    <div ref={place} tabIndex={-1} className='rounded-card outline-none empty:hidden'>
      {isReached && isSaved && (
        <Notice tone='success' announce='polite' title='Ya tenemos cómo avisarte'>
          Te escribiremos a {email ?? phone}.
        </Notice>
      )}
      {!isReached && (
        <>
          {phone === null ? <NoContact /> : <PhoneToVerify />}
          <ContactForm onSaved={onSaved} />
        </>
      )}
    </div>
  );
}

function NoContact() {
  return (
    <Notice tone='warning' title='No tenemos cómo avisarte'>
      Tu cuenta no tiene correo ni teléfono: no recibirás la confirmación ni recordatorios, ni sabrás si algo
      cambia. Añade uno, o reserva igualmente y mira tu cita en tu perfil. Si lo prefieres, llámanos al{' '}
      <a className='link whitespace-nowrap' href={dial(clinic.phone)}>
        {clinic.phone}
      </a>
      .
    </Notice>
  );
}

function PhoneToVerify() {
  return (
    <Notice tone='warning' title='Solo podemos llamarte'>
      Tu cuenta no tiene correo y tu teléfono está sin verificar: no te llegarán la confirmación ni los
      recordatorios.{' '}
      <Link className='link' to={routes.dashboard}>
        Verifícalo en tu perfil
      </Link>{' '}
      o añade un correo.
    </Notice>
  );
}
