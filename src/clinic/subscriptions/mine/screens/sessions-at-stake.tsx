import { useQuery } from '@tanstack/react-query';
import { userSubscriptionsQuery } from '#clinic/subscriptions/api.ts';
import { Notice } from '#design/feedback/notice.tsx';
import { Loading, SkeletonText } from '#design/feedback/skeleton.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';

/** Unused paid sessions that are lost when the account is closed. */
export function SessionsAtStake() {
  const { data: held, isError } = useQuery(userSubscriptionsQuery());
  if (isError)
    return (
      <Notice tone='warning' title='No hemos podido mirar si te quedan sesiones pagadas'>
        Compruébalo antes en la pestaña Suscripciones: con la cuenta eliminada ya no podrás usarlas.
      </Notice>
    );
  if (held === undefined)
    return (
      <Loading label='Mirando si te quedan sesiones pagadas…'>
        <SkeletonText lines={2} />
      </Loading>
    );
  const left = held.reduce((sum, { sessionsLeft }) => sum + sessionsLeft, 0);
  if (left === 0) return null;
  return (
    <Notice
      tone='warning'
      title={left === 1 ? 'Te queda 1 sesión pagada' : `Te quedan ${left} sesiones pagadas`}
    >
      Si eliminas tu cuenta, ya no podrás usar{left === 1 ? 'la' : 'las'}. Si prefieres que hablemos antes de
      tu plan, llámanos al{' '}
      <a href={phoneUrl(clinicContact().phone)} className='link whitespace-nowrap'>
        {clinicContact().phone}
      </a>
      .
    </Notice>
  );
}
