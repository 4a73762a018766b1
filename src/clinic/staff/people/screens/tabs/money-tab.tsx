import { LazySeveral } from '#clinic/appointments/desk/screens/session-payment.tsx';
import { PersonBalance } from '#clinic/appointments/person/balance/screens/person-balance.tsx';
import { PlansOfPerson } from '#clinic/subscriptions/directory/screens/plans-of-person.tsx';
import type { TabProps } from './tab-props.ts';

const bySession = { several: (props: Parameters<typeof LazySeveral>[0]) => <LazySeveral {...props} /> };

export const MoneyTab = ({ card: { id }, role, isDesk }: TabProps) => (
  <div className='grid max-w-4xl gap-5'>
    <PlansOfPerson id={id} isDesk={isDesk} bySession={bySession} />
    <PersonBalance id={id} role={role} />
  </div>
);
