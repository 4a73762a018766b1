import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { routes } from '#platform/paths.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { texts } from './texts.ts';

export function TalkFirst({ why }: { why: string }) {
  const [emergency, helpline] = clinicSettings().emergencyContacts;
  return (
    <section aria-labelledby='hablar' className='rounded-card bg-coral-100 px-4 py-5 sm:px-6'>
      <h4 id='hablar'>{texts().talk.title}</h4>
      <p className='mt-2 max-w-text'>
        {why} {texts().talk.text}
      </p>
      <div className='mt-4 flex flex-wrap gap-3'>
        <Button asChild>
          <Link to={routes.appointments}>{texts().talk.book}</Link>
        </Button>
        <CallButton {...helpline} />
        <CallButton {...emergency} />
      </div>
      <p className='mt-3 max-w-text text-sm'>{texts().talk.phones(helpline.phone, emergency.phone)}</p>
    </section>
  );
}

function CallButton({ phone, name }: { phone: string; name: string }) {
  return (
    <Button asChild variant='secondary' className='whitespace-nowrap'>
      <a href={phoneUrl(phone)} aria-label={texts().talk.callService(phone, name)}>
        <Phone aria-hidden='true' className='size-5 shrink-0' />
        {texts().talk.call(phone)}
      </a>
    </Button>
  );
}
