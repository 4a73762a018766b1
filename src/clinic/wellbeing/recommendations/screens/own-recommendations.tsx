import { useQuery } from '@tanstack/react-query';
import { Bookmark, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSignOutOnExpiry } from '#clinic/accounts/api.ts';
import { Button } from '#design/button.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { useFocusOnMount } from '#platform/browser/use-focus-on-mount.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { formatDate } from '#platform/time/dates.ts';
import { type Activity, activitiesQuery } from '../../activities/api.ts';
import { GuidedActivity } from '../../activities/screens/guided-activity.tsx';
import { UnfoldSummary } from '../../activities/screens/unfold-summary.tsx';
import { KeepButton } from '../../favourites/screens/keep-button.tsx';
import { type Recommendation, recommendationsQuery, useRecommendationChange } from '../api.ts';
import { TalkFirst } from './talk-first.tsx';
import { texts } from './texts.ts';

/** Recommendations of today's check-in, and saved earlier ones. */
export function OwnRecommendations({
  ofToday,
  takesFocus,
}: {
  /** Today's check-in; without one only saved recommendations are shown. */
  ofToday: number | undefined;
  takesFocus: boolean;
}) {
  const { data, error, refetch, isFetching } = useQuery(recommendationsQuery());
  const { data: activities = [] } = useQuery(activitiesQuery());
  const [guided, setGuided] = useState<Activity>();
  useSignOutOnExpiry(error);
  if (error)
    return (
      <LoadFailure title={texts().notLoaded} retry={() => void refetch()} isBusy={isFetching} isQuiet>
        {texts().isKept}
      </LoadFailure>
    );
  const newest = data?.find(({ assessmentId }) => assessmentId === ofToday);
  const saved = data?.filter((each) => each !== newest && each.saved) ?? [];
  return (
    <>
      {newest && (
        <TodaysRecommendations
          recommendation={newest}
          activities={activities}
          takesFocus={takesFocus}
          onGuide={setGuided}
        />
      )}
      {saved.length > 0 && (
        <details className='group mt-4'>
          <UnfoldSummary>{texts().saved(saved.length)}</UnfoldSummary>
          {saved.map((recommendation) => (
            <section key={recommendation.id} className='mt-4'>
              <h4 className='first-letter:uppercase'>{formatDate(recommendation.generatedAt)}</h4>
              <SuggestedActivities
                recommendation={recommendation}
                activities={activities}
                onGuide={setGuided}
              />
            </section>
          ))}
        </details>
      )}
      {guided && <GuidedActivity key={guided.id} activity={guided} onClose={() => setGuided(undefined)} />}
    </>
  );
}

type Shown = {
  recommendation: Recommendation;
  activities: readonly Activity[];
  onGuide: (activity: Activity) => void;
};

function TodaysRecommendations({ takesFocus, ...shown }: Shown & { takesFocus: boolean }) {
  const { id, talk, viewed } = shown.recommendation;
  const { mutate } = useRecommendationChange();
  const heading = useRef<HTMLHeadingElement>(null);
  // The submitted form is gone, so the focus moves to the result.
  useFocusOnMount(heading, takesFocus);
  useEffect(() => {
    if (!viewed) mutate({ id, viewed: true });
  }, [id, viewed, mutate]);
  return (
    <section aria-labelledby='para-hoy'>
      <h3 id='para-hoy' ref={heading} tabIndex={-1} className='outline-none'>
        {texts().forToday}
      </h3>
      {talk !== null && (
        <div className='mt-4'>
          <TalkFirst why={talk} />
          <p className='mt-5 font-[650]'>{texts().also}</p>
        </div>
      )}
      <SuggestedActivities {...shown} />
    </section>
  );
}

function SuggestedActivities({ recommendation, activities, onGuide }: Shown) {
  const known = recommendation.activities.flatMap(({ activityId, reason }) => {
    const activity = activities.find(({ id }) => id === activityId);
    return activity === undefined ? [] : [{ activity, reason }];
  });
  return (
    <>
      <ul className='mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3'>
        {known.map(({ activity, reason }) => (
          <li key={activity.id} className='flex flex-col rounded-card border border-line bg-card p-4 sm:p-5'>
            <p className='font-[650] font-display text-h4'>{activity.title}</p>
            <p className='mt-1 text-sm'>{keepTogether(activity.duration)}</p>
            <p className='mt-2 mb-4 text-ink-soft'>{reason}</p>
            <Button
              size='small'
              variant='secondary'
              className='mt-auto self-start'
              aria-label={texts().startOne(activity.title)}
              icon={<Play aria-hidden='true' className='size-5' />}
              onClick={() => onGuide(activity)}
            >
              {texts().start}
            </Button>
          </li>
        ))}
      </ul>
      <SaveButton {...recommendation} />
    </>
  );
}

const SaveButton = ({ id, saved }: Pick<Recommendation, 'id' | 'saved'>) => (
  <KeepButton
    isKept={saved}
    keeping={useRecommendationChange()}
    change={{ id, saved: !saved }}
    className='mt-2 -ml-3'
    icon={<Bookmark aria-hidden='true' className={saved ? 'size-5 fill-current' : 'size-5'} />}
  >
    {saved ? texts().areSaved : texts().save}
  </KeepButton>
);
