import { Link } from 'react-router';
import { ConsentsOfPerson } from '#clinic/consents/patient-record/screens/consents-of-person.tsx';
import { RecordSection } from '#clinic/patients/directory/screens/record-section.tsx';
import { NewRequest } from '#clinic/records/requests/screens/new-request.tsx';
import { routes } from '#platform/paths.ts';
import type { TabProps } from './tab-props.ts';
import { texts } from './texts.ts';

export const DocumentsTab = ({ card: { id }, isDesk, today }: TabProps) => (
  <div className='grid max-w-4xl gap-5'>
    <ConsentsOfPerson id={id} />
    {isDesk && (
      <RecordSection title={texts().requests} action={<NewRequest id={id} today={today} />}>
        <p className='max-w-text px-3 py-3 text-ink-soft'>
          {texts().requestsLead}{' '}
          <Link to={routes['staff-requests']} className='link'>
            {texts().requests}
          </Link>
          .
        </p>
      </RecordSection>
    )}
  </div>
);
