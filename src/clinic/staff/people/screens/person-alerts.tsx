import { BalanceAlert } from '#clinic/appointments/person/balance/screens/balance-glance.tsx';
import { SignaturesAlert } from '#clinic/consents/patient-record/screens/signatures-glance.tsx';
import { UrgentAlert } from '#clinic/evaluations/requests/screens/evaluations-glance.tsx';
import { personUrl } from './person-tabs.ts';
import { texts } from './texts.ts';

/** Alerts about a patient, urgent ones first. Renders no visible list if there are none. */
export const PersonAlerts = ({ id }: { id: number }) => (
  <ul aria-label={texts().alerts} className='flex flex-wrap gap-2 empty:hidden'>
    <UrgentAlert id={id} />
    <SignaturesAlert id={id} to={personUrl(id, 'documentos')} />
    <BalanceAlert id={id} to={personUrl(id, 'dinero')} />
  </ul>
);
