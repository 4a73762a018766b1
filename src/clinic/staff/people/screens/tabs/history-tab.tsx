import { Processes } from '#clinic/patients/processes/screens/processes.tsx';
import { NotesOfPerson } from '#clinic/records/notes/screens/notes-of-person.tsx';
import type { TabProps } from './tab-props.ts';

export const HistoryTab = ({ card: { id }, today, hasWritten }: TabProps) => (
  <div className='grid max-w-4xl gap-5'>
    <NotesOfPerson id={id} hasWritten={hasWritten} />
    <Processes id={id} today={today} />
  </div>
);
