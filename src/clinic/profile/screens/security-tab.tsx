import type { User } from '#clinic/accounts/contract.ts';
import { ChangePassword } from '#clinic/accounts/own-account/screens/change-password.tsx';
import { DataRights } from '#clinic/accounts/own-account/screens/data-rights.tsx';
import { OpenSessions } from '#clinic/accounts/own-account/screens/open-sessions.tsx';
import { OwnData } from '#clinic/accounts/own-account/screens/own-data.tsx';
import { PhoneVerification } from '#clinic/accounts/own-account/screens/phone-verification.tsx';
import { MyConsents } from '#clinic/consents/mine/screens/my-consents.tsx';
import { AccessLog } from '#clinic/patients/access-log/screens/access-log.tsx';
import { MyRequests } from '#clinic/records/requests/screens/my-requests.tsx';
import { SessionsAtStake } from '#clinic/subscriptions/mine/screens/sessions-at-stake.tsx';

export function SecurityTab({ user }: { user: User }) {
  return (
    <div className='grid grid-cols-1 items-start gap-x-8 gap-y-12 lg:grid-cols-2'>
      <div className='flex flex-col gap-12'>
        <OwnData user={user} />
        <PhoneVerification />
      </div>
      <div className='flex flex-col gap-12'>
        <ChangePassword username={user.username} />
        <OpenSessions />
        <AccessLog />
        <MyRequests />
        <MyConsents />
        <DataRights atStake={<SessionsAtStake />} />
      </div>
    </div>
  );
}
