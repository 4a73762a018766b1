import clsx from 'clsx';
import { useState } from 'react';
import { HouseCard } from '#design/card.tsx';
import { ActivityWindow } from './activity-window.tsx';
import { CategoryFilter, type Filter } from './category-filter.tsx';
import { activities } from './guide/activities.ts';
import { type Category, categories } from './guide/categories.ts';
import { PanelHeading } from './panel-heading.tsx';

/** The street: a house for each category, a window for each activity. */
export function ActivitiesPanel() {
  const [filter, setFilter] = useState<Filter>('all');
  const isShown = ({ id }: Category) => filter === 'all' || filter === id;
  const shown = activities.filter(({ category }) => filter === 'all' || filter === category);
  return (
    <>
      <PanelHeading id='activities' title='Una cosa pequeña para hoy'>
        Elige una sola y pruébala unos días. Si no te ayuda, déjala sin culpa y elige otra.
      </PanelHeading>
      <div className='mt-6'>
        <CategoryFilter value={filter} onChange={setFilter} />
      </div>
      <p role='status' className='mt-4 text-ink-soft text-sm'>
        {shown.length} actividades
      </p>
      <div className={clsx('mt-4 grid items-start gap-x-6 gap-y-9', filter === 'all' && 'lg:grid-cols-2')}>
        {categories.map((category) => (
          <div
            key={category.id}
            hidden={!isShown(category)}
            className={clsx(filter !== 'all' && 'max-w-3xl')}
          >
            <House category={category} />
          </div>
        ))}
      </div>
    </>
  );
}

/** As many windows of the front are lit as activities are open. */
function House({ category: { id, name, description, tone } }: { category: Category }) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const own = activities.filter(({ category }) => category === id);
  return (
    <HouseCard as='section' tone={tone} windows={own.length} lit={open.length}>
      <h3>{name}</h3>
      <p className='mt-1 text-ink-soft'>{description}</p>
      <div className='mt-3'>
        {own.map((activity) => (
          <ActivityWindow
            key={activity.id}
            activity={activity}
            onToggle={(isOpen) =>
              setOpen((former) => [
                ...former.filter((entry) => entry !== activity.id),
                ...(isOpen ? [activity.id] : []),
              ])
            }
          />
        ))}
      </div>
    </HouseCard>
  );
}
