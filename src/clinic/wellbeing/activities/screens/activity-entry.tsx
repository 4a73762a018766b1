import { ChevronDown, Clock, Heart, Leaf, Mountain, Play, Repeat } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { Button } from '#design/button.tsx';
import { ExternalLink } from '#design/external-link.tsx';
import { NumberMark } from '#design/number-mark.tsx';
import { signInPath } from '#platform/paths.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { FavouriteButton } from '../../favourites/screens/favourite-button.tsx';
import type { Activity } from '../api.ts';
import { sourceLinks } from '../terms.ts';
import { texts } from './texts.ts';

type EntryProps = { activity: Activity; isFavourite: boolean; onGuide: () => void };

/** An activity with collapsed steps. Native `details`, so that it works without JavaScript and with find-in-page. */
export function ActivityEntry(props: EntryProps) {
  const { anchor, title, description, duration, frequency, difficulty } = props.activity;
  return (
    <details id={anchor} className='group break-inside-avoid border-line border-t first:border-t-0'>
      <summary className='-mx-2 flex list-none flex-col rounded-card px-2 py-4 print:py-2 transition-colors hover:bg-river-50 [&::-webkit-details-marker]:hidden'>
        <h4 className='text-balance'>
          {title}
          {props.isFavourite && (
            <>
              <Heart aria-hidden='true' className='ml-2 inline size-4.5 fill-coral-600 text-coral-600' />
              <span className='sr-only'>{texts().isFavourite}</span>
            </>
          )}
        </h4>
        <span className='mt-1 text-ink-soft'>{description}</span>
        <span className='mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-sm'>
          <Fact icon={<Clock aria-hidden='true' className='size-4' />} label={texts().duration}>
            {keepTogether(duration)}
          </Fact>
          <Fact icon={<Mountain aria-hidden='true' className='size-4' />} label={texts().difficulty}>
            {texts().difficulties[difficulty]}
          </Fact>
          <Fact icon={<Repeat aria-hidden='true' className='size-4' />} label={texts().frequency}>
            {frequency}
          </Fact>
        </span>
        <span className='mt-2 inline-flex items-center gap-1 font-[650] text-river-700 text-sm print:hidden'>
          <span className='group-open:hidden'>{texts().showSteps}</span>
          <span className='hidden group-open:inline'>{texts().close}</span>
          <ChevronDown aria-hidden='true' className='size-4.5 transition-transform group-open:rotate-180' />
        </span>
      </summary>
      <ActivitySteps {...props} />
    </details>
  );
}

function Fact({ icon, label, children }: { icon: React.ReactNode; label: string; children: string }) {
  return (
    <span className='inline-flex items-baseline gap-1.5 [&_svg]:relative [&_svg]:top-0.5 [&_svg]:shrink-0 [&_svg]:text-ink-soft'>
      {icon}
      <span className='sr-only'>{label}: </span>
      {children}
    </span>
  );
}

function ActivitySteps({ activity, isFavourite, onGuide }: EntryProps) {
  const { id, instructions, benefits, imageUrl, externalLink, tags } = activity;
  return (
    <div className='mb-5 rounded-card bg-glow-soft px-4 py-4 sm:px-5 print:mb-2 print:p-0'>
      <div className='mb-4 flex print:hidden flex-wrap items-center gap-x-2 gap-y-2 [@media(scripting:none)]:hidden'>
        <Button size='small' onClick={onGuide} icon={<Play aria-hidden='true' className='size-5' />}>
          {texts().guide}
        </Button>
        <KeepOrSignIn activityId={id} isKept={isFavourite} />
      </div>
      {imageUrl && (
        <img
          src={imageUrl}
          alt=''
          loading='lazy'
          className='mb-4 aspect-5/2 w-full rounded-card object-cover print:hidden'
        />
      )}
      <ol className='flex flex-col gap-2.5 print:gap-1'>
        {instructions.split('\n').map((step, index) => (
          <li key={step} className='flex gap-3'>
            <NumberMark number={index + 1} size='small' className='bg-card!' />
            <span className='pt-0.5'>{step}</span>
          </li>
        ))}
      </ol>
      <h5 className='mt-4 print:mt-2 font-[650] text-sm'>{texts().benefits}</h5>
      <ul className='mt-1.5 flex flex-col gap-1.5 text-sm'>
        {benefits.map((benefit) => (
          <li key={benefit} className='flex gap-2.5'>
            <Leaf aria-hidden='true' className='mt-0.5 size-4.5 shrink-0 text-pine-700' />
            {benefit}
          </li>
        ))}
      </ul>
      <p className='mt-4 print:mt-2 text-sm'>
        <span className='font-[650]'>{texts().tags}</span> {tags.join(', ')}
      </p>
      {externalLink && (
        <p className='mt-1 text-sm'>
          <span className='font-[650]'>{texts().source}</span>{' '}
          {externalLink === sourceLinks.who && `${texts().sourceWho}. `}
          <ExternalLink href={externalLink} className='link inline-flex min-h-11 print:min-h-0 items-center'>
            {new URL(externalLink).hostname.replace('www.', '')}
          </ExternalLink>
        </p>
      )}
    </div>
  );
}

/** Favourites need an account; others get a sign-in link. */
function KeepOrSignIn({ activityId, isKept }: { activityId: number; isKept: boolean }) {
  if (useSession().state === 'signed-in') return <FavouriteButton activityId={activityId} isKept={isKept} />;
  return (
    <Link to={signInPath('selfcare')} className='link inline-flex min-h-11 items-center text-sm sm:px-2'>
      {texts().signIn}
    </Link>
  );
}
