import { Link, Navigate, useSearchParams } from 'react-router';
import type { User } from '#clinic/accounts/contract.ts';
import { SignedInOnly } from '#clinic/accounts/screens/signed-in-only.tsx';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { destinationAfterVerifying, routes } from '#platform/paths.ts';
import { useVerifyEmail } from '../api.ts';
import { EmailVerified } from './email-verified.tsx';
import { texts } from './texts.ts';
import { VerifyEmailForm } from './verify-email-form.tsx';

export const meta = pageMeta(() => ({
  title: texts().email.documentTitle(clinicContact().name),
  description: texts().email.documentDescription,
}));

export default function VerifyEmailPage() {
  return (
    <SignedInOnly
      page='verify-email'
      title={texts().email.title}
      waiting={texts().email.opening}
      isKept={texts().email.isKept}
    >
      {(user) => <Verification user={user} />}
    </SignedInOnly>
  );
}

function Verification({ user }: { user: User }) {
  const [search] = useSearchParams();
  const verify = useVerifyEmail();
  const next = destinationAfterVerifying(search.get('redirect'));
  if (verify.data?.success) return <EmailVerified email={user.email} next={next} />;
  // The user may be refetched, and be verified, before the check's own response arrives.
  if (user.emailVerified && !verify.isPending) return <Navigate to={routes.home} replace />;
  return (
    <>
      <h1>{texts().email.title}</h1>
      {user.email ? (
        <VerifyEmailForm email={user.email} verify={verify} next={next} />
      ) : (
        <WithoutEmail next={next} />
      )}
    </>
  );
}

function WithoutEmail({ next }: { next: string }) {
  return (
    <Notice
      title={texts().email.none.title}
      className='mt-8 max-w-2xl'
      actions={
        <>
          <Button asChild size='small'>
            <Link to={`${routes.dashboard}#security`}>{texts().email.none.toSecurity}</Link>
          </Button>
          <Button asChild size='small' variant='quiet'>
            <Link to={next}>{texts().email.later}</Link>
          </Button>
        </>
      }
    >
      {texts().email.none.advice}
    </Notice>
  );
}
