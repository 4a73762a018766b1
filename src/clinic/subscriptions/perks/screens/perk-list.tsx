import { Link } from 'react-router';
import type { UserSubscription } from '#clinic/subscriptions/contract.ts';
import { ExternalLink } from '#design/external-link.tsx';

export function PerkList({ perks }: { perks: UserSubscription['perks'] }) {
  if (perks.length === 0) return null;
  return (
    <div className='mt-5 border-line border-t pt-4'>
      <h4 className='font-[650]'>También incluye</h4>
      <ul className='mt-1 grid gap-x-8 sm:grid-cols-2'>
        {perks.map(({ name, feature, url }) => (
          <li key={name} className='flex min-h-11 items-center'>
            {url.startsWith('/') ? (
              <Link to={url} className='link'>
                {feature}
              </Link>
            ) : (
              <ExternalLink href={url} className='link'>
                {feature}
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
