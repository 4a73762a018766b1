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
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: `${texts().title} · ${clinicContact().name}`,
  description: texts().documentDescription,
}));

export default function ProfilePage() {
  return (
    <SignedInOnly page='dashboard' title={texts().title} waiting={texts().opening} isKept={texts().isKept}>
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
      <DeviceDateNotice />
      <MyCredit />
      <Tabs
        label={texts().tabs}
        value={tab}
        onValueChange={setTab}
        opening={
          <header className='flex items-center gap-4'>
            <Avatar name={name} className='tiny:hidden' />
            <div className='min-w-0'>
              <h1>{texts().title}</h1>
              <p className='text-ink-soft docked:leading-snug'>{texts().welcome(name)}</p>
            </div>
          </header>
        }
        tabs={[
          { value: 'appointments', label: texts().appointments, content: <Appointments user={user} /> },
          { value: 'subscriptions', label: texts().subscriptions, content: <MyPlans /> },
          { value: 'security', label: texts().security, content: <SecurityTab user={user} /> },
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
