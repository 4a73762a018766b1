import type { Slot } from '#clinic/appointments/contract.ts';
import { localHoursNote } from '#clinic/appointments/screens/labels.ts';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { Windows } from '#design/drawings/windows.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { useStableCallback } from '#design/hooks/use-stable-callback.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { formatDate } from '#platform/time/dates.ts';
import { noonOf } from './madrid-days.ts';
import { texts } from './texts.ts';
import type { SlotChoice } from './use-slot-choice.ts';

/**
 * Slots of the chosen day, with messages if a wish could not be met, nothing is free or loading failed.
 * @param ownStart start of the appointment that is moved
 */
export function TimeChoice({ choice, ownStart }: { choice: SlotChoice; ownStart?: string }) {
  const choose = useStableCallback((_: string, slot: Slot) => choice.chooseTime(slot.time));
  if (choice.isFailed) return <SlotsFailed retry={choice.retry} />;
  if (choice.isExhausted) return <NothingFree />;
  return (
    <>
      <LocalHours choice={choice} />
      <Windows
        slots={choice.slots}
        value={choice.slot?.startsAt}
        ownStart={ownStart}
        onChange={choose}
        loading={choice.isLoading}
        placeholderTimes={clinic.slots}
        legend={
          choice.day === undefined ? texts().chooseTime : texts().chooseTimeOn(formatDate(noonOf(choice.day)))
        }
        status={choice.day && texts().freeHours(formatDate(noonOf(choice.day)), countFree(choice.slots))}
      />
    </>
  );
}

const countFree = (slots: readonly Slot[]): number => slots.filter(({ free }) => free).length;

/** For a video call from another time zone. The day is known only after hydration. */
function LocalHours({ choice: { type, day } }: { choice: SlotChoice }) {
  const note = day === undefined ? undefined : localHoursNote(type, new Date(noonOf(day)));
  return note && <p className='mb-3 text-sm'>{note}</p>;
}

/** Always in the page, so that screen readers announce its changes. */
export function ChangeNote({ choice }: { choice: SlotChoice }) {
  return (
    <div role='status'>
      {choice.change && (
        <Notice tone='warning' className='mb-4'>
          {choice.change}
        </Notice>
      )}
    </div>
  );
}

/** @param isQuiet not announced, because the same message is announced further down */
export function SlotsFailed({ retry, isQuiet = false }: { retry: () => void; isQuiet?: boolean }) {
  return (
    <Notice
      tone='danger'
      {...(isQuiet ? {} : { announce: 'assertive' })}
      title={texts().slotsFailed}
      actions={
        <Button size='small' variant='secondary' onClick={retry}>
          {texts().retry}
        </Button>
      }
    >
      {texts().inputKept}
    </Notice>
  );
}

function NothingFree() {
  return (
    <Notice tone='warning' announce='polite' title={texts().nothingFree}>
      {texts().nothingFreeAdvice(
        <a className='link whitespace-nowrap' href={phoneUrl(clinicContact().phone)}>
          {clinicContact().phone}
        </a>,
      )}
    </Notice>
  );
}
