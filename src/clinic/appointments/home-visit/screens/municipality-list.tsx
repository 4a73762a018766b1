import clsx from 'clsx';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Button } from '#design/button.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { texts } from './texts.ts';
import type { Municipality } from './use-suggestions.ts';

/** Suggestions below the address. The focus stays in the field; the arrow keys move through the list. */
export function MunicipalityList({
  id,
  isOpen,
  municipalities,
  active,
  onChoose,
}: {
  id: string;
  isOpen: boolean;
  municipalities: readonly Municipality[];
  active: number;
  onChoose: (name: string) => void;
}) {
  return (
    <div
      id={id}
      role='listbox'
      aria-label={texts().municipalities}
      hidden={!isOpen}
      className='absolute inset-x-0 top-[calc(100%+0.375rem)] z-20 max-h-72 overflow-y-auto rounded-card border border-line bg-card p-1.5 shadow-soft'
    >
      {municipalities.map(({ name, distanceKm, inReach }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field listens for the keys
        <div
          key={`${name} ${distanceKm}`}
          id={`${id}-${index}`}
          role='option'
          tabIndex={-1}
          aria-selected={index === active}
          // Otherwise the field loses the focus and the list closes before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(name)}
          className='flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-[10px] px-3 py-1.5 hover:bg-river-50 aria-selected:bg-river-100'
        >
          <span>{name}</span>
          <Distance distanceKm={distanceKm} inReach={inReach} />
        </div>
      ))}
    </div>
  );
}

function Distance({ distanceKm, inReach }: Pick<Municipality, 'distanceKm' | 'inReach'>) {
  return (
    <span className={clsx('text-right font-normal text-sm', inReach ? 'text-pine-700' : 'text-ink-soft')}>
      {inReach ? texts().distance(formatKilometres(distanceKm)) : texts().outOfReach}
    </span>
  );
}

/** Buttons for the municipalities an address may mean; pressing one completes the address. */
export function MunicipalityChoices({
  municipalities,
  onChoose,
}: {
  municipalities: readonly Municipality[];
  onChoose: (name: string) => void;
}) {
  if (municipalities.length === 0) return null;
  return (
    <ul aria-label={texts().possibleMunicipalities} className='mt-2 flex flex-wrap gap-2'>
      {municipalities.map(({ name, distanceKm, inReach }) => (
        <li key={name} className='max-w-full'>
          <Button
            variant='secondary'
            size='small'
            className='flex-wrap gap-y-0'
            onClick={() => onChoose(name)}
          >
            {name} <Distance distanceKm={distanceKm} inReach={inReach} />
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Non-breaking. */
const formatPhone = () => clinicContact().phone.replaceAll(' ', '\u00a0');
const formatKilometres = (distanceKm: number) => `${Math.max(1, Math.round(distanceKm))} km`;

/** Whether home visits reach a municipality. Always in the page, so that screen readers announce changes. */
export function CoverageNotice({
  municipality,
  isUnknown,
  choices,
}: {
  municipality: Municipality | undefined;
  isUnknown: boolean;
  /** How many municipalities the visitor may choose from. */
  choices: number;
}) {
  const isGood = municipality?.inReach === true;
  const Icon = isGood ? CircleCheck : TriangleAlert;
  return (
    <p
      role='status'
      className={clsx(
        'mt-1.5 flex min-h-6 items-start gap-2 font-[550] text-sm',
        isGood ? 'text-pine-700' : 'text-ochre-700',
      )}
    >
      {(municipality || isUnknown || choices > 0) && (
        <Icon aria-hidden='true' className='mt-[0.2em] size-4 shrink-0' />
      )}
      <span>{coverageSentence(municipality, isUnknown, choices)}</span>
    </p>
  );
}

function coverageSentence(
  municipality: Municipality | undefined,
  isUnknown: boolean,
  choices: number,
): string {
  if (choices === 1) return texts().isThisIt;
  if (choices > 1) return texts().chooseOne;
  if (municipality === undefined) return isUnknown ? texts().unknown(formatPhone()) : '';
  const { name, distanceKm, inReach } = municipality;
  const distance = formatKilometres(distanceKm);
  if (!inReach) return texts().tooFar(name, distance, clinicSettings().homeVisits.radiusKm, formatPhone());
  return distanceKm < 1 ? texts().weGo(name) : texts().weGoAt(name, distance);
}
