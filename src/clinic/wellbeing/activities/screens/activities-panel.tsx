import clsx from 'clsx';
import { useState } from 'react';
import { Card } from '#design/card.tsx';
import { ActivityEntry } from './activity-entry.tsx';
import { CategoryFilter, type Filter } from './category-filter.tsx';
import { activities } from './guide/activities.ts';
import { type Category, categories } from './guide/categories.ts';
import { PanelHeading } from './panel-heading.tsx';

/** What one can do for oneself, by what it is good for. */
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
            <CategoryCard category={category} />
          </div>
        ))}
      </div>
    </>
  );
}

function CategoryCard({ category: { id, name, description, tone } }: { category: Category }) {
  return (
    <Card as='section' edge={tone}>
      <h3>{name}</h3>
      <p className='mt-1 text-ink-soft'>{description}</p>
      <div className='mt-3'>
        {activities
          .filter(({ category }) => category === id)
          .map((activity) => (
            <ActivityEntry key={activity.id} activity={activity} />
          ))}
      </div>
    </Card>
  );
}
