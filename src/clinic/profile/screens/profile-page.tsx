import type { User } from '#clinic/accounts/contract.ts';
import { EmailToVerify } from '#clinic/accounts/own-account/screens/email-to-verify.tsx';
import { SignedInOnly } from '#clinic/accounts/screens/signed-in-only.tsx';
import { MyAppointments } from '#clinic/appointments/mine/screens/my-appointments.tsx';
import { DeviceDateNotice } from '#clinic/appointments/screens/device-date-notice.tsx';
import { MyCredit } from '#clinic/payments/credit/screens/my-credit.tsx';
import { MyPlans } from '#clinic/subscriptions/mine/screens/my-plans.tsx';
import { Avatar } from '#design/drawings/avatar.tsx';
import { Tabs } from '#design/tabs.tsx';
import { useTabInHash } from '#platform/browser/tab-in-hash.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { SecurityTab } from './security-tab.tsx';

export const meta = pageMeta(() => ({
  title: `Mi Perfil · ${clinicContact().name}`,
  description: 'Tus citas, tus suscripciones y la seguridad de tu cuenta.',
}));

export default function ProfilePage() {
  return (
    <SignedInOnly
      page='dashboard'
      title='Mi Perfil'
      waiting='Abriendo tu perfil…'
      isKept='Tus citas y tus datos siguen guardados; solo ha fallado la conexión.'
    >
      {(user) => <Profile user={user} />}
    </SignedInOnly>
  );
}

/** Tabs by URL hash: '/dashboard#security'. */
const tabNames = ['appointments', 'subscriptions', 'security'] as const;

function Profile({ user }: { user: User }) {
  const name = user.fullName || user.username;
  const [tab, setTab] = useTabInHash(tabNames, 'appointments');
  return (
    <>
      <header className='flex tiny:flex-wrap items-center gap-4 sm:gap-6'>
        <Avatar name={name} />
        <div className='min-w-0'>
          <h1 className='docked:text-h2'>Mi Perfil</h1>
          <p className='mt-1 text-ink-soft text-lg docked:mt-0 docked:text-base docked:leading-snug'>
            Te damos la bienvenida, {name}.
          </p>
        </div>
      </header>
      <DeviceDateNotice />
      <MyCredit />
      <Tabs
        label='Secciones de tu perfil'
        value={tab}
        onValueChange={setTab}
        className='mt-8 docked:mt-5'
        tabs={[
          { value: 'appointments', label: 'Citas', content: <Appointments user={user} /> },
          { value: 'subscriptions', label: 'Suscripciones', content: <MyPlans /> },
          { value: 'security', label: 'Seguridad', content: <SecurityTab user={user} /> },
        ]}
      />
    </>
  );
}

function Appointments({ user: { email, emailVerified } }: { user: User }) {
  return (
    <MyAppointments>{email !== null && !emailVerified && <EmailToVerify email={email} />}</MyAppointments>
  );
}
