import clsx from 'clsx';
import { Footprints, Heart, Pencil, Wind } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { softColors, textColors } from '#design/tone.ts';
import { useFavourites } from '../../favourites/screens/favourite-button.tsx';
import type { CategoryIcon } from '../../terms.ts';
import type { Activity, Category } from '../api.ts';
import { type ActivityFilter, emptyFilter, matchesFilter } from '../rules.ts';
import { ActivityEntry } from './activity-entry.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import { GuidedActivity } from './guided-activity.tsx';
import { texts } from './texts.ts';

export function Activities({
  categories,
  activities,
}: {
  categories: readonly Category[];
  activities: readonly Activity[];
}) {
  const [wanted, setWanted] = useState<ActivityFilter>(emptyFilter);
  const [guided, setGuided] = useState<Activity>();
  const favourites = useFavourites();
  const hasFavourites = useSession().state === 'signed-in';
  // Signing out leaves the favourites filter set but invisible, so ignore it.
  const shown = activities.filter((activity) =>
    matchesFilter(activity, { ...wanted, isFavourite: wanted.isFavourite && hasFavourites }, favourites),
  );
  const clear = () => setWanted(emptyFilter);
  return (
    <>
      <div data-print='no'>
        <ActivityFilters
          wanted={wanted}
          categories={categories}
          activities={activities}
          hasFavourites={hasFavourites}
          onChange={setWanted}
        />
      </div>
      <p role='status' className='mt-4 text-ink-soft text-sm print:hidden'>
        {texts().count(shown.length)}
      </p>
      {shown.length === 0 && (
        <EmptyState
          title={texts().none.title}
          actions={<Button onClick={clear}>{texts().none.clear}</Button>}
          className='mt-4'
        >
          {wanted.isFavourite ? texts().none.noFavourites : texts().none.askLess}
        </EmptyState>
      )}
      <div
        className={clsx(
          'mt-4 grid items-start gap-x-6 gap-y-9 print:block',
          wanted.categoryId === null && 'lg:grid-cols-2',
        )}
      >
        {categories.map((category) => (
          <CategoryCard
            key={category.id}
            category={category}
            favourites={favourites}
            isAlone={wanted.categoryId !== null}
            activities={shown.filter(({ categoryId }) => categoryId === category.id)}
            onGuide={setGuided}
          />
        ))}
      </div>
      {guided && <GuidedActivity key={guided.id} activity={guided} onClose={() => setGuided(undefined)} />}
    </>
  );
}

const icons: Record<CategoryIcon, typeof Wind> = {
  wind: Wind,
  pencil: Pencil,
  footprints: Footprints,
  heart: Heart,
};

function CategoryCard({
  category: { name, description, color, icon },
  activities,
  favourites,
  isAlone,
  onGuide,
}: {
  category: Category;
  activities: readonly Activity[];
  favourites: ReadonlySet<number>;
  isAlone: boolean;
  onGuide: (activity: Activity) => void;
}) {
  const Icon = icons[icon];
  return (
    <div hidden={activities.length === 0} className={clsx(isAlone && 'max-w-3xl')}>
      <Card as='section' edge={color} className='print:border-0 print:px-0 print:py-3'>
        <div className='flex items-start gap-3'>
          <span
            aria-hidden='true'
            className={clsx(
              'grid size-11 shrink-0 place-items-center rounded-full',
              softColors[color],
              textColors[color],
            )}
          >
            <Icon className='size-5.5' />
          </span>
          <div>
            <h3>{name}</h3>
            <p className='mt-1 text-ink-soft'>{description}</p>
          </div>
        </div>
        <div className='mt-3 print:columns-2 print:gap-x-6'>
          {activities.map((activity) => (
            <ActivityEntry
              key={activity.id}
              activity={activity}
              isFavourite={favourites.has(activity.id)}
              onGuide={() => onGuide(activity)}
            />
          ))}
        </div>
      </Card>
    </div>
  );
}
