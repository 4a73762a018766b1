import type { PatientRecord } from '../../directory/api.ts';
import { EditRecordDialog } from '../../directory/screens/person-dialogs.tsx';
import { MergeDialog } from '../../joining/screens/merge-dialog.tsx';

export type RecordTask = 'correct' | 'merge';

/** The dialogs of the record's menu. Separate from it, because they are rarely opened. */
export const RecordDialogs = ({
  card,
  task,
  close,
}: {
  card: PatientRecord;
  task: RecordTask | undefined;
  close: () => void;
}) => (
  <>
    <EditRecordDialog card={card} isOpen={task === 'correct'} close={close} />
    <MergeDialog card={card} isOpen={task === 'merge'} close={close} />
  </>
);
