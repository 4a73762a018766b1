import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { routes } from '#platform/paths.ts';
import { phoneUrl } from '#platform/text/dialling.ts';

export function TalkFirst({ why }: { why: string }) {
  const [emergency, helpline] = clinicSettings().emergencyContacts;
  return (
    <section aria-labelledby='hablar' className='rounded-card bg-coral-100 px-4 py-5 sm:px-6'>
      <h4 id='hablar'>Antes que nada, habla con alguien</h4>
      <p className='mt-2 max-w-text'>
        {why} Son días pesados para llevarlos a solas, y para esto un ejercicio se queda corto. Cuéntaselo a
        alguien de confianza o pide una cita: no hace falta saber explicarlo bien.
      </p>
      <div className='mt-4 flex flex-wrap gap-3'>
        <Button asChild>
          <Link to={routes.appointments}>Pedir cita</Link>
        </Button>
        <CallButton {...helpline} />
        <CallButton {...emergency} />
      </div>
      <p className='mt-3 max-w-text text-sm'>
        El {helpline.phone}, si piensas en el suicidio. El {emergency.phone}, si hay peligro ahora mismo. Los
        dos son gratis y contestan a cualquier hora.
      </p>
    </section>
  );
}

function CallButton({ phone, name }: { phone: string; name: string }) {
  return (
    <Button asChild variant='secondary' className='whitespace-nowrap'>
      <a href={phoneUrl(phone)} aria-label={`Llamar al ${phone}, ${name}`}>
        <Phone aria-hidden='true' className='size-5 shrink-0' />
        Llamar al {phone}
      </a>
    </Button>
  );
}
