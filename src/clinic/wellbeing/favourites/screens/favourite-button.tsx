import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Heart } from 'lucide-react';
import { useSession, useSignOutOnExpiry } from '#clinic/accounts/api.ts';
import { favouritesQuery, useSetFavourite } from '../api.ts';
import { KeepButton } from './keep-button.tsx';
import { texts } from './texts.ts';

/** The user's favourites; empty while signed out or unknown. */
export function useFavourites(): ReadonlySet<number> {
  const isSignedIn = useSession().state === 'signed-in';
  const { data, error } = useQuery({ ...favouritesQuery(), enabled: isSignedIn });
  useSignOutOnExpiry(error);
  return new Set(isSignedIn ? data?.map(({ activityId }) => activityId) : []);
}

export function FavouriteButton({ activityId, isKept }: { activityId: number; isKept: boolean }) {
  return (
    <KeepButton
      isKept={isKept}
      keeping={useSetFavourite()}
      change={{ activityId, isKept: !isKept }}
      icon={
        <Heart aria-hidden='true' className={clsx('size-5 text-coral-600', isKept && 'fill-coral-600')} />
      }
    >
      {texts().favourite}
    </KeepButton>
  );
}
