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

export const meta = pageMeta(() => ({
  title: `Invitación · ${clinicContact().name}`,
  description: `Une tu cuenta a tu ficha de ${clinicContact().name} con el enlace del correo.`,
}));

/** Session storage key, so that the token survives signing in or registering. */
const storageKey = 'invitation';

/** Target of an invitation link: sign in or register, then confirm. */
export default function InvitationPage() {
  const token = useTokenInHash(storageKey);
  return (
    <div className='max-w-[34rem]'>
      <h1>Une tu cuenta a tu ficha</h1>
      {token === undefined && <Spinner label='Abriendo la invitación…' className='mt-6' />}
      {token === null && (
        <Notice tone='warning' announce='polite' title='Falta el enlace del correo' className='mt-6'>
          Abre otra vez el enlace que te enviamos, o pídenos uno nuevo:{' '}
          <a href={phoneUrl(clinicContact().phone)} className='link whitespace-nowrap'>
            {clinicContact().phone}
          </a>
          .
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
  if (session.state === 'unknown') return <Spinner label='Comprobando tu sesión…' className='mt-6' />;
  if (session.state !== 'signed-in')
    return (
      <>
        <p className='mt-3 text-ink-soft'>
          Entra en tu cuenta o crea una. Después verás aquí las citas que la clínica te ha apuntado.
        </p>
        <Button asChild className='mt-6'>
          <Link to={signInPath('invitacion')}>Entrar o crear una cuenta</Link>
        </Button>
      </>
    );
  const press = () =>
    accept.mutate(token, {
      onSuccess: () => {
        toast({ tone: 'success', title: 'Tu cuenta está unida a tu ficha' });
        void navigate(routes.dashboard, { replace: true });
      },
    });
  return (
    <>
      <p className='mt-3 text-ink-soft'>
        Has entrado como <strong>{session.user.fullName ?? session.user.username}</strong>. Las citas que la
        clínica te ha apuntado quedarán en esta cuenta.
      </p>
      {accept.isError && (
        <Notice tone='danger' announce='assertive' title='Algo ha fallado al unirla' className='mt-6'>
          {problemMessage(accept.error) ??
            'No sabemos si ha llegado. Mira en tu perfil si ya ves tus citas, o inténtalo de nuevo.'}
        </Notice>
      )}
      <Button className='mt-6' busy={accept.isPending} busyLabel='Uniendo...' onClick={press}>
        Unir mi cuenta
      </Button>
    </>
  );
}
