import { type ReactNode, useState } from 'react';
import { Menu, MenuItem } from '#design/dialogs/menu.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { usePreloadedPart } from '#design/hooks/use-preloaded-part.ts';
import type { PatientRecord } from '../../directory/api.ts';
import { texts } from '../../directory/screens/texts.ts';
import type { RecordTask } from './record-dialogs.tsx';

const loadDialogs = async () => (await import('./record-dialogs.tsx')).RecordDialogs;

/** Rare actions of reception and managers on a record. Only managers merge two records. */
export function RecordMenu({ card, mayJoin }: { card: PatientRecord; mayJoin: boolean }) {
  const [task, setTask] = useState<RecordTask>();
  const dialogs = usePreloadedPart(loadDialogs, task !== undefined);
  return (
    <>
      <Menu label={texts().more} className='max-sm:ml-auto'>
        <Item open={() => setTask('correct')}>{texts().correctRecord}</Item>
        {mayJoin && <Item open={() => setTask('merge')}>{texts().mergeRecords}</Item>}
      </Menu>
      {dialogs.part && <dialogs.part card={card} task={task} close={() => setTask(undefined)} />}
      {dialogs.isFailed && task !== undefined && (
        <LoadFailure title={texts().notOpenedPart} isQuiet retry={dialogs.ask}>
          {texts().recordIsKept}
        </LoadFailure>
      )}
    </>
  );
}

const Item = ({ open, children }: { open: () => void; children: ReactNode }) => (
  <MenuItem asChild>
    <button type='button' aria-haspopup='dialog' onClick={open}>
      {children}
    </button>
  </MenuItem>
);
