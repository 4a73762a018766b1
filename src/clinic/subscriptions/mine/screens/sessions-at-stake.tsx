import { useQuery } from '@tanstack/react-query';
import { userSubscriptionsQuery } from '#clinic/subscriptions/api.ts';
import { Notice } from '#design/feedback/notice.tsx';
import { Loading, SkeletonText } from '#design/feedback/skeleton.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { texts } from './texts.ts';

/** Unused paid sessions that are lost when the account is closed. */
export function SessionsAtStake() {
  const { data: held, isError } = useQuery(userSubscriptionsQuery());
  if (isError)
    return (
      <Notice tone='warning' title={texts().atStake.failed}>
        {texts().atStake.failedAdvice}
      </Notice>
    );
  if (held === undefined)
    return (
      <Loading label={texts().atStake.loading}>
        <SkeletonText lines={2} />
      </Loading>
    );
  const left = held.reduce((sum, { sessionsLeft }) => sum + sessionsLeft, 0);
  if (left === 0) return null;
  return (
    <Notice tone='warning' title={texts().atStake.title(left)}>
      {texts().atStake.lost(
        left,
        <a href={phoneUrl(clinicContact().phone)} className='link whitespace-nowrap'>
          {clinicContact().phone}
        </a>,
      )}
    </Notice>
  );
}
