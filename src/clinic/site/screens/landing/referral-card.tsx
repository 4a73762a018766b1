import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { HouseCard } from '#design/card.tsx';
import { routes } from '#platform/paths.ts';
import { Drawing } from '../background/drawing.tsx';
import type { Referral } from '../services/multidisciplinary.ts';

/** A specialist's house; asking for a referral leads to the contact form. */
export function ReferralCard({ referral }: { referral: Referral }) {
  const { id, tone, drawing, title, description } = referral;
  return (
    <HouseCard
      as='li'
      tone={tone}
      front={<Drawing name={drawing} className='-mt-1 mx-auto mb-4 w-40 sm:w-48 md:w-full md:max-w-52' />}
    >
      <h3 id={`referral-${id}`}>{title}</h3>
      <p className='mt-2 mb-6 text-ink-soft'>{description}</p>
      <Button asChild variant='secondary' className='mt-auto w-full md:max-lg:px-3 md:max-lg:text-sm'>
        <Link to={routes.contact} aria-describedby={`referral-${id}`}>
          Solicitar derivación
        </Link>
      </Button>
    </HouseCard>
  );
}
