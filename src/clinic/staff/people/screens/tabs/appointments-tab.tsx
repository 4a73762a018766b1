import { AppointmentsOfPerson } from '#clinic/appointments/person/screens/appointments-of-person.tsx';
import type { TabProps } from './tab-props.ts';

export const AppointmentsTab = ({ card, role }: TabProps) => (
  <div className='max-w-4xl'>
    <AppointmentsOfPerson id={card.id} role={role} />
  </div>
);
