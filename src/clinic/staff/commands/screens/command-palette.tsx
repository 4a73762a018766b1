import { useState } from 'react';
import { useNavigate } from 'react-router';
import { BookingDialog } from '#clinic/appointments/dialogs/screens/booking-dialog.tsx';
import { useClientNow } from '#clinic/appointments/screens/use-now.ts';
import { useBookingStart } from '#clinic/appointments/sender-booking/screens/use-booking-start.ts';
import type { Role } from '#clinic/audit/contract.ts';
import { NewPersonDialog } from '#clinic/patients/directory/screens/person-dialogs.tsx';
import { usePeople } from '#clinic/patients/directory/screens/use-people.ts';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { useRootData } from '#platform/documents/root-data.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { personUrl } from '../../people/screens/person-tabs.ts';
import { listPages } from '../find-pages.ts';
import { parseCommand } from '../parse-command.ts';
import { listGroups } from './list-groups.ts';
import { OptionList } from './option-list.tsx';
import { texts } from './texts.ts';

/**
 * Finds people, days, pages and settings, and starts actions: 'nueva cita Laia martes 16'. People are searched on the
 * server within the user's scope; pages are those of the role.
 */
export function CommandPalette({ role, close }: { role: Role; close: () => void }) {
  const now = useClientNow();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const { booking, open, isOpening, isFailed } = useBookingStart(now);
  const isSiteOpen = useRootData()?.isOpen !== false;
  const today = wallTimeOf(now).day;
  const line = typed.trim();
  const command = parseCommand(line, today);
  const { people, isSearched, isFailed: isSearchFailed, isSearching } = usePeople(command.name);
  const go = (path: string) => {
    close();
    void navigate(path);
  };
  const groups = listGroups(
    {
      line,
      command,
      today,
      people,
      isSearched,
      ...listPages(role, isSiteOpen),
      mayAddPeople: role !== 'professional',
    },
    { go, book: open, addPerson: () => setIsAdding(true) },
  );
  if (booking) return <BookingDialog {...booking} isOpen now={now} close={close} />;
  if (isAdding) return <NewPersonDialog isOpen close={close} opened={(id) => go(personUrl(id))} />;
  return (
    <Dialog open onOpenChange={(opens) => opens || close()} title={texts().title} place='top'>
      <OptionList
        label={texts().fieldLabel}
        hint={texts().fieldHint}
        typed={typed}
        setTyped={setTyped}
        groups={groups}
      >
        <p role='status' className='px-3 pb-2 text-ink-soft text-sm empty:hidden'>
          {isOpening
            ? texts().openingAppointment
            : formatStatus({ isSearching, isSearchFailed, isEmpty: line !== '' && groups.length === 0 })}
        </p>
        {isFailed && (
          <Notice tone='danger' announce='assertive' title={texts().appointmentNotOpened} className='mb-3'>
            {texts().chooseAgain}
          </Notice>
        )}
      </OptionList>
    </Dialog>
  );
}

function formatStatus(state: { isSearching: boolean; isSearchFailed: boolean; isEmpty: boolean }): string {
  if (state.isSearching) return texts().searching;
  if (state.isSearchFailed) return texts().searchFailed;
  return state.isEmpty ? texts().nothingFound : '';
}
