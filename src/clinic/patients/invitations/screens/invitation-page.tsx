import { Link, useNavigate } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { Spinner } from '#design/spinner.tsx';
import { problemMessage } from '#platform/api/client.ts';
import { useTokenInHash } from '#platform/browser/token-in-hash.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { routes, signInPath } from '#platform/paths.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { useAcceptInvitation } from '../api.ts';
import { texts } from './invitation-page-texts.ts';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription(clinicContact().name),
}));

/** Session storage key, so that the token survives signing in or registering. */
const storageKey = 'invitation';

/** Target of an invitation link: sign in or register, then confirm. */
export default function InvitationPage() {
  const token = useTokenInHash(storageKey);
  return (
    <div className='max-w-[34rem]'>
      <h1>{texts().title}</h1>
      {token === undefined && <Spinner label={texts().opening} className='mt-6' />}
      {token === null && (
        <Notice tone='warning' announce='polite' title={texts().noLink.title} className='mt-6'>
          {texts().noLink.advice(
            <a href={phoneUrl(clinicContact().phone)} className='link whitespace-nowrap'>
              {clinicContact().phone}
            </a>,
          )}
        </Notice>
      )}
      {token && <Acceptance token={token} />}
    </div>
  );
}

function Acceptance({ token }: { token: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const accept = useAcceptInvitation();
  if (session.state === 'unknown') return <Spinner label={texts().checking} className='mt-6' />;
  if (session.state !== 'signed-in')
    return (
      <>
        <p className='mt-3 text-ink-soft'>{texts().signInFirst}</p>
        <Button asChild className='mt-6'>
          <Link to={signInPath('invitacion')}>{texts().signIn}</Link>
        </Button>
      </>
    );
  const press = () =>
    accept.mutate(token, {
      onSuccess: () => {
        toast({ tone: 'success', title: texts().joined });
        void navigate(routes.dashboard, { replace: true });
      },
    });
  return (
    <>
      <p className='mt-3 text-ink-soft'>
        {texts().signedInAs(<strong>{session.user.fullName ?? session.user.username}</strong>)}
      </p>
      {accept.isError && (
        <Notice tone='danger' announce='assertive' title={texts().failed} className='mt-6'>
          {problemMessage(accept.error) ?? texts().notCertain}
        </Notice>
      )}
      <Button className='mt-6' busy={accept.isPending} busyLabel={texts().joining} onClick={press}>
        {texts().join}
      </Button>
    </>
  );
}
