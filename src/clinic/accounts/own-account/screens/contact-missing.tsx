import { useRef, useState } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import type { User } from '#clinic/accounts/contract.ts';
import { formatReminderHours } from '#clinic/notifications/screens/reminder-sentences.ts';
import { Notice } from '#design/feedback/notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { OwnContactForm } from './contact-form.tsx';
import { texts } from './contact-texts.ts';

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
    if (user.email === null) toast({ tone: 'success', title: texts().phoneSaved });
    // The focused field has been removed.
    place.current?.focus();
  };
  if (session.state !== 'signed-in') return null;
  const { email, emailVerified, phone, phoneVerified } = session.user;
  return (
    <div ref={place} tabIndex={-1} className='rounded-card outline-none empty:hidden'>
      {email !== null && isSaved && (
        <Notice tone='success' announce='polite' title={texts().saved.title}>
          {texts().saved.writeTo(<span className='wrap-anywhere'>{email}</span>)}
          {!emailVerified && ` ${texts().saved.verifyLater}`}
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
    <Notice tone='warning' title={texts().none.title}>
      {texts().none.advice} <OrCall />
    </Notice>
  );
}

/** No link to the profile: it would leave a half-completed form. */
function PhoneToVerify() {
  return (
    <Notice tone='warning' title={texts().phoneToVerify.title}>
      {texts().phoneToVerify.advice(formatReminderHours('sms'))} <OrCall />
    </Notice>
  );
}

function OnlyPhone() {
  return (
    <Notice tone='warning' title={texts().onlyPhone.title}>
      {texts().onlyPhone.advice(formatReminderHours('sms'))} <OrCall />
    </Notice>
  );
}

const OrCall = () =>
  texts().orCall(
    <a className='link whitespace-nowrap' href={phoneUrl(clinicContact().phone)}>
      {clinicContact().phone}
    </a>,
  );
