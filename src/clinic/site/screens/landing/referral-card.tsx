import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { contactPath } from '#platform/paths.ts';
import { Drawing } from '../background/drawing.tsx';
import type { Referral } from '../services/multidisciplinary.ts';

export function ReferralCard({ referral }: { referral: Referral }) {
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
