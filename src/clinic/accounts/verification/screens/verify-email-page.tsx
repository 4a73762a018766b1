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
import { VerifyEmailForm } from './verify-email-form.tsx';

export const meta = pageMeta(() => ({
  title: `Verifica tu correo · ${clinicContact().name}`,
  description: 'Escribe el código que te hemos enviado y confirma que el correo de tu cuenta es tuyo.',
}));

export default function VerifyEmailPage() {
  return (
    <SignedInOnly
      page='verify-email'
      title='Verifica tu cuenta'
      waiting='Abriendo la verificación…'
      isKept='El código que te enviamos sigue valiendo; solo ha fallado la conexión.'
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
      <h1>Verifica tu cuenta</h1>
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
      title='Tu cuenta no tiene correo electrónico'
      className='mt-8 max-w-2xl'
      actions={
        <>
          <Button asChild size='small'>
            <Link to={`${routes.dashboard}#security`}>Ir a Seguridad</Link>
          </Button>
          <Button asChild size='small' variant='quiet'>
            <Link to={next}>Más tarde</Link>
          </Button>
        </>
      }
    >
      Añádelo en tu perfil, en la pestaña Seguridad, y te enviaremos un código.
    </Notice>
  );
}
