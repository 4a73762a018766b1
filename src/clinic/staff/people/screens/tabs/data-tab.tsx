import { PatientMessages } from '#clinic/patients/messages/screens/messages.tsx';
import { RecordAccount, RecordData } from '#clinic/patients/record/screens/record-data.tsx';
import type { TabProps } from './tab-props.ts';

/** Two columns, unless there are no messages. */
export const DataTab = ({ card, isDesk, today }: TabProps) => (
  <div className='grid max-w-6xl xl:has-data-empty:max-w-4xl items-start gap-5 xl:grid-cols-2 xl:has-data-empty:grid-cols-1'>
    <div className='grid gap-5'>
      <RecordData card={card} today={today} isDesk={isDesk} />
      <RecordAccount card={card} today={today} isDesk={isDesk} />
    </div>
    {isDesk && <PatientMessages id={card.id} />}
  </div>
);
