import { Link, Navigate, useSearchParams } from 'react-router';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/notice.tsx';
import { Spinner } from '#design/spinner.tsx';
import { pageMeta } from '#platform/page-meta.ts';
import { afterVerifying, routes, signInThen } from '#platform/paths.ts';
import { useSession } from '../api.ts';
import type { User } from '../contract.ts';
import { useVerifyEmail } from '../verification-api.ts';
import { EmailVerified } from './email-verified.tsx';
import { VerifyEmailForm } from './verify-email-form.tsx';

export const meta = pageMeta({
  title: `Verifica tu correo · ${clinic.name}`,
  description: 'Escribe el código que te hemos enviado y confirma que el correo de tu cuenta es tuyo.',
});

/** The code from the mail is typed here (SPEC.md section 2). */
export default function VerifyEmailPage() {
  const session = useSession();
  switch (session.state) {
    case 'unknown':
      return <Spinner label='Abriendo la verificación…' className='min-h-[50vh]' />;
    case 'anonymous':
      return <Navigate to={signInThen('verify-email')} replace />;
    case 'failed':
      return <Unchecked retry={session.retry} />;
    case 'signed-in':
      return <Verification user={session.user} />;
  }
}

function Verification({ user }: { user: User }) {
  const [search] = useSearchParams();
  const verify = useVerifyEmail();
  const next = afterVerifying(search.get('redirect'));
  if (verify.data?.success) return <EmailVerified email={user.email} next={next} />;
  // While the code is being checked the user may be read anew, and be verified, before the answer is here.
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

/** An outage: nobody is sent to sign in who perhaps is. */
function Unchecked({ retry }: { retry: () => void }) {
  return (
    <>
      <h1>Verifica tu cuenta</h1>
      <Notice
        tone='danger'
        announce='assertive'
        title='No hemos podido comprobar tu sesión'
        className='mt-8 max-w-2xl'
        actions={
          <Button size='small' variant='secondary' onClick={retry}>
            Volver a intentar
          </Button>
        }
      >
        El código que te enviamos sigue valiendo; solo ha fallado la conexión.
      </Notice>
    </>
  );
}
