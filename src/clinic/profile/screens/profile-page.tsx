import { Navigate } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import type { User } from '#clinic/accounts/contract.ts';
import { MyAppointments } from '#clinic/appointments/screens/my-appointments.tsx';
import { MyPlans } from '#clinic/subscriptions/screens/my-plans.tsx';
import { clinic } from '#config';
import { Avatar } from '#design/avatar.tsx';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/notice.tsx';
import { Spinner } from '#design/spinner.tsx';
import { Tabs } from '#design/tabs.tsx';
import { pageMeta } from '#platform/page-meta.ts';
import { signInThen } from '#platform/paths.ts';
import { useTabInHash } from '#platform/tab-in-hash.ts';
import { SecurityTab } from './security-tab.tsx';

export const meta = pageMeta({
  title: `Mi Perfil · ${clinic.name}`,
  description: 'Tus citas, tus suscripciones y la seguridad de tu cuenta.',
});

export default function ProfilePage() {
  const session = useSession();
  switch (session.state) {
    case 'unknown':
      return <Spinner label='Abriendo tu perfil…' className='min-h-[50vh]' />;
    case 'anonymous':
      return <Navigate to={signInThen('dashboard')} replace />;
    case 'failed':
      return <Unchecked retry={session.retry} />;
    case 'signed-in':
      return <Profile user={session.user} />;
  }
}

/** An outage: nobody is sent to sign in who perhaps is. */
function Unchecked({ retry }: { retry: () => void }) {
  return (
    <>
      <h1>Mi Perfil</h1>
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
        Tus citas y tus datos siguen guardados; solo ha fallado la conexión.
      </Notice>
    </>
  );
}

/** '/dashboard#security' opens that tab. */
const tabNames = ['appointments', 'subscriptions', 'security'] as const;

function Profile({ user }: { user: User }) {
  const name = user.fullName || user.username;
  const [tab, setTab] = useTabInHash(tabNames, 'appointments');
  return (
    <>
      <header className='flex items-center gap-4 sm:gap-6'>
        <Avatar name={name} />
        <div className='min-w-0'>
          <h1>Mi Perfil</h1>
          <p className='mt-1 text-ink-soft text-lg'>Te damos la bienvenida, {name}.</p>
        </div>
      </header>
      <Tabs
        label='Secciones de tu perfil'
        value={tab}
        onValueChange={setTab}
        className='mt-8'
        tabs={[
          { value: 'appointments', label: 'Citas', content: <MyAppointments /> },
          { value: 'subscriptions', label: 'Suscripciones', content: <MyPlans /> },
          { value: 'security', label: 'Seguridad', content: <SecurityTab user={user} /> },
        ]}
      />
    </>
  );
}
