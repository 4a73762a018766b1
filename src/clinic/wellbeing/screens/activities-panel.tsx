import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Loading, Skeleton } from '#design/feedback/skeleton.tsx';
import { activitiesQuery, categoriesQuery } from '../activities/api.ts';
import { Activities } from '../activities/screens/activities.tsx';
import { PanelHeading } from './panel-heading.tsx';
import { texts } from './texts.ts';

/** Activities: part of the HTML when opened directly, fetched on client-side navigation. */
export function ActivitiesPanel() {
  const categories = useQuery(categoriesQuery());
  const activities = useQuery(activitiesQuery());
  const isLoaded = categories.data !== undefined && activities.data !== undefined;
  const hasFailed = categories.isError || activities.isError;
  const retry = () => void Promise.all([categories.refetch(), activities.refetch()]);
  return (
    <>
      <PanelHeading id='activities' title={texts().activities.title}>
        {texts().activities.lead}
      </PanelHeading>
      <div className='mt-6'>
        {categories.data && activities.data && (
          <Activities categories={categories.data} activities={activities.data} />
        )}
        {!isLoaded && hasFailed && (
          <LoadFailure
            title={texts().activities.notLoaded}
            retry={retry}
            isBusy={categories.isFetching || activities.isFetching}
          >
            {texts().activities.restIsHere}
          </LoadFailure>
        )}
        {!isLoaded && !hasFailed && (
          <Loading label={texts().activities.loading}>
            <div className='grid gap-6 lg:grid-cols-2'>
              {[1, 2, 3, 4].map((card) => (
                <Skeleton key={card} className='h-80 w-full' />
              ))}
            </div>
          </Loading>
        )}
      </div>
    </>
  );
}
