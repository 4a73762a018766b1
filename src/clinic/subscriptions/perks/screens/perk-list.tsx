import { Link } from 'react-router';
import type { UserSubscription } from '#clinic/subscriptions/contract.ts';
import { ExternalLink } from '#design/external-link.tsx';
import { Fold } from '#design/fold.tsx';

export function PerkList({ title, perks }: { title: string; perks: UserSubscription['perks'] }) {
  if (perks.length === 0) return null;
  return (
    <div className='mt-5 border-line border-t pt-4'>
      <h4 className='font-[650]'>{title}</h4>
      <ul className='mt-1 grid gap-x-8 sm:grid-cols-2'>
        {perks.map((perk) => (
          <li
            key={perk.name}
            className='flex min-h-11 items-center has-[details]:col-span-full has-[details]:block'
          >
            <PerkContent {...perk} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PerkContent({ name, feature, url, paragraphs }: UserSubscription['perks'][number]) {
  if (url === null)
    return (
      <Fold heading={feature} count={paragraphs.length}>
        <ul className='max-w-text list-disc pl-5'>
          {paragraphs.map((paragraph) => (
            <li key={paragraph} className='mt-1'>
              {paragraph}
            </li>
          ))}
        </ul>
      </Fold>
    );
  if (name === 'chat' || name === 'evaluation')
    return (
      <Link to={url} className='link'>
        {feature}
      </Link>
    );
  return (
    <ExternalLink href={url} className='link'>
      {feature}
    </ExternalLink>
  );
}
