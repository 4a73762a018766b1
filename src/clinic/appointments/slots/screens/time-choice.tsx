import type { Slot } from '#clinic/appointments/contract.ts';
import { localHoursNote } from '#clinic/appointments/screens/labels.ts';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { Windows } from '#design/drawings/windows.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { useStableCallback } from '#design/hooks/use-stable-callback.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { formatDate } from '#platform/time/spanish-dates.ts';
import { noonOf } from './madrid-days.ts';
import type { SlotChoice } from './use-slot-choice.ts';

/** Slots of the chosen day, with messages if a wish could not be met, nothing is free or loading failed. */
export function TimeChoice({ choice }: { choice: SlotChoice }) {
  const choose = useStableCallback((_: string, slot: Slot) => choice.chooseTime(slot.time));
  if (choice.isFailed) return <SlotsFailed retry={choice.retry} />;
  if (choice.isExhausted) return <NothingFree />;
  return (
    <>
      <LocalHours choice={choice} />
      <Windows
        slots={choice.slots}
        value={choice.slot?.startsAt}
        onChange={choose}
        loading={choice.isLoading}
        placeholderTimes={clinic.slots}
        legend={
          choice.day === undefined ? 'Elige la hora' : `Elige la hora, ${formatDate(noonOf(choice.day))}`
        }
        status={choice.day && `${formatDate(noonOf(choice.day))}: ${countFree(choice.slots)}.`}
      />
    </>
  );
}

function countFree(slots: readonly Slot[]): string {
  const { length } = slots.filter(({ free }) => free);
  return length === 1 ? '1 hora libre' : `${length} horas libres`;
}

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
      title='No hemos podido consultar las horas libres'
      actions={
        <Button size='small' variant='secondary' onClick={retry}>
          Volver a intentar
        </Button>
      }
    >
      Lo que has escrito sigue aquí.
    </Notice>
  );
}

function NothingFree() {
  return (
    <Notice tone='warning' announce='polite' title='No quedan horas libres en los próximos meses'>
      Prueba con otro profesional o llámanos al{' '}
      <a className='link whitespace-nowrap' href={phoneUrl(clinicContact().phone)}>
        {clinicContact().phone}
      </a>
      .
    </Notice>
  );
}
