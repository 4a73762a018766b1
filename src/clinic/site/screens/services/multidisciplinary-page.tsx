import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { PageTitle } from '#design/page-title.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { contactPath, routes } from '#platform/paths.ts';
import { Drawing } from '../background/drawing.tsx';
import { innovativeTherapies, type Referral, referrals } from './multidisciplinary.ts';
import { multidisciplinaryTexts } from './multidisciplinary-texts.ts';

const own = multidisciplinaryTexts();

export const meta = pageMeta(() => ({
  title: `${own.title} · ${clinicContact().name}`,
  description: own.description,
}));

export default function MultidisciplinaryPage() {
  return (
    <>
      <PageTitle title={own.title}>{own.lead}</PageTitle>
      <Drawing name='footbridge' className='mt-6 h-40 w-full rounded-card object-cover sm:h-44' />
      <section aria-labelledby='referrals' className='mt-8 sm:mt-10'>
        <h2 id='referrals' className='text-h3'>
          {own.referrals.title}
        </h2>
        <p className='mt-2 max-w-text text-ink-soft'>{own.referrals.lead}</p>
        <ul className='mt-8 grid gap-x-4 gap-y-9 md:grid-cols-3'>
          {referrals.map((referral) => (
            <ReferralCard key={referral.id} referral={referral} />
          ))}
        </ul>
      </section>
      <section aria-labelledby='therapies' className='mt-16 sm:mt-22'>
        <h2 id='therapies' className='text-h3'>
          {own.therapies.title}
        </h2>
        <p className='mt-2 max-w-text text-ink-soft'>{own.therapies.lead}</p>
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
          <Link to={routes.appointments}>{own.book}</Link>
        </Button>
        <span className='text-ink-soft'>{own.firstStep}</span>
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
          {own.referrals.request}
        </Link>
      </Button>
    </Card>
  );
}
