import { Notice } from '#design/feedback/notice.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { texts } from './texts.ts';

/** Shown after a sign-in or registration whose session cookie the browser did not store. */
export function CookiesBlocked({ isRegistered = false }: { isRegistered?: boolean }) {
  const { title, afterRegistration, afterSignIn } = texts().cookiesBlocked;
  const phone = (
    <a href={phoneUrl(clinicContact().phone)} className='link whitespace-nowrap'>
      {clinicContact().phone}
    </a>
  );
  return (
    <Notice tone='warning' announce='assertive' title={title} className='mb-5'>
      {isRegistered ? afterRegistration(phone) : afterSignIn(phone)}
    </Notice>
  );
}
