import { ShieldCheck } from 'lucide-react';
import { Waterline } from '#design/drawings/waterline.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';

const commitments = () => [
  'Solo cobramos en esta web, a través de un proveedor de pago en línea.',
  'Nunca te pediremos tu contraseña, un código o los datos de tu tarjeta por teléfono, SMS o correo.',
  `Nuestros correos salen siempre de @${clinicContact().email.split('@')[1]}.`,
];

/** Fraud notice on every page: how the clinic charges and writes, so that impostors are recognized. */
export function TransparencyNotice() {
  return (
    <aside aria-labelledby='transparencia' className='relative'>
      <Waterline className='absolute inset-x-0 bottom-[calc(100%-1px)] text-river-100' />
      <div className='bg-river-100'>
        <div className='mx-auto flex max-w-page flex-col gap-x-8 gap-y-4 px-4 pt-8 pb-16 sm:px-8 md:flex-row'>
          <ShieldCheck aria-hidden='true' strokeWidth={1.6} className='size-12 shrink-0 text-river-700' />
          <div className='md:w-72 md:shrink-0'>
            <h2 id='transparencia' className='text-h4'>
              Aviso de transparencia contra el fraude
            </h2>
            <p className='mt-1.5 text-ink-soft text-sm'>
              Si algo te parece raro, no pagues ni contestes: pregúntanos. Los datos están aquí abajo.
            </p>
          </div>
          <ul className='flex flex-col gap-2 text-sm'>
            {commitments().map((promise) => (
              <li key={promise} className='flex gap-2.5'>
                <span
                  aria-hidden='true'
                  className='mt-[0.45lh] size-1.5 shrink-0 rounded-full bg-river-600'
                />
                {promise}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </aside>
  );
}
