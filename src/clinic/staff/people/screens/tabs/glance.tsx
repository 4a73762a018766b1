import { BalanceLine } from '#clinic/appointments/person/balance/screens/balance-glance.tsx';
import { SignaturesLine } from '#clinic/consents/patient-record/screens/signatures-glance.tsx';
import { EvaluationsLine } from '#clinic/evaluations/requests/screens/evaluations-glance.tsx';
import { RecordSection } from '#clinic/patients/directory/screens/record-section.tsx';
import { PlansLine } from '#clinic/subscriptions/directory/screens/plans-glance.tsx';
import { personUrl } from '../person-tabs.ts';
import { texts } from './texts.ts';

/** The state of plans, money, signatures and questionnaires, each in one line that leads to its tab. */
export const Glance = ({ id }: { id: number }) => (
  <RecordSection title={texts().glance}>
    <dl className='divide-y divide-line'>
      <PlansLine id={id} to={personUrl(id, 'dinero')} />
      <BalanceLine id={id} to={personUrl(id, 'dinero')} />
      <SignaturesLine id={id} to={personUrl(id, 'documentos')} />
      <EvaluationsLine id={id} to={personUrl(id, 'cuestionarios')} />
    </dl>
  </RecordSection>
);
