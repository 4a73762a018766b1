import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { contactPath, routes } from '#platform/paths.ts';
import { Drawing } from '../background/drawing.tsx';
import { innovativeTherapies, type Referral, referrals } from './multidisciplinary.ts';

export const meta = pageMeta(() => ({
  title: `Enfoque multidisciplinar · ${clinicContact().name}`,
  description:
    'Trabajamos con medicina de familia, psiquiatría y neurología, y con terapias como la estimulación magnética, el neurofeedback y la terapia asistida.',
}));

export default function MultidisciplinaryPage() {
  return (
    <>
      <h1>Enfoque multidisciplinar</h1>
      <p className='mt-4 max-w-text text-balance text-ink-soft text-lg'>
        A veces hace falta más de un profesional. Entonces nos coordinamos con los demás, y no tienes que
        contarlo todo otra vez.
      </p>
      <Drawing name='footbridge' className='mt-8 h-52 w-full rounded-card object-cover sm:mt-10 sm:h-64' />
      <section aria-labelledby='referrals' className='mt-12 sm:mt-16'>
        <h2 id='referrals'>Derivaciones</h2>
        <p className='mt-3 max-w-text text-balance text-ink-soft text-lg'>
          Con tu permiso enviamos un informe breve a quien te vaya a atender. Si no lo das, no compartimos
          nada.
        </p>
        <ul className='mt-8 grid gap-x-4 gap-y-9 md:grid-cols-3'>
          {referrals.map((referral) => (
            <ReferralCard key={referral.id} referral={referral} />
          ))}
        </ul>
      </section>
      <section aria-labelledby='therapies' className='mt-16 sm:mt-22'>
        <h2 id='therapies'>Terapias innovadoras</h2>
        <p className='mt-3 max-w-text text-balance text-ink-soft text-lg'>
          Acompañan a la psicoterapia cuando tiene sentido; no la sustituyen. Lo valoramos contigo en la
          consulta.
        </p>
        <ul className='mt-8 grid gap-x-10 gap-y-10 sm:mt-10 md:grid-cols-3'>
          {innovativeTherapies.map(({ drawing, title, description }) => (
            <li key={title} className='flex gap-5 md:block'>
              <Drawing
                name={drawing}
                className='w-26 shrink-0 self-start sm:w-40 md:mx-auto md:w-full md:max-w-64'
              />
              <div>
                <h3 className='md:mt-5'>{title}</h3>
                <p className='mt-2 text-ink-soft'>{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <p className='mt-12 flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:justify-center'>
        {/* On phones the bottom bar contains this button. */}
        <Button asChild size='large' className='max-sm:hidden'>
          <Link to={routes.appointments}>Reservar cita</Link>
        </Button>
        <span className='text-ink-soft'>El primer paso es una consulta: en ella vemos qué te conviene.</span>
      </p>
    </>
  );
}

function ReferralCard({ referral }: { referral: Referral }) {
  const { id, drawing, title, description } = referral;
  return (
    <Card as='li' className='flex flex-col overflow-hidden'>
      <div aria-hidden='true' className='-mx-5 -mt-5 mb-6 bg-plaster px-5 pt-7 pb-4 sm:-mx-7 sm:-mt-7'>
        <Drawing name={drawing} className='mx-auto w-40 sm:w-48 md:w-full md:max-w-52' />
      </div>
      <h3 id={`referral-${id}`}>{title}</h3>
      <p className='mt-2 mb-6 text-ink-soft'>{description}</p>
      <Button asChild variant='secondary' className='mt-auto w-full md:max-lg:px-3 md:max-lg:text-sm'>
        <Link to={contactPath('referral')} state={{ about: title }} aria-describedby={`referral-${id}`}>
          Solicitar derivación
        </Link>
      </Button>
    </Card>
  );
}
