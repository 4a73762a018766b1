import { useEffect, useRef } from 'react';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import type { RoomFacts, SafetyAnswer } from '../contract.ts';
import { DarkButton } from './dark-button.tsx';
import { phoneRule } from './phone-rule.ts';
import { SafetyForm } from './safety-form.tsx';
import { texts } from './texts.ts';
import type { SafetyDrafts } from './use-safety-drafts.ts';

/** Telephones, the rule when the connection is lost, emergency numbers, and where each person is. */
export function PhonePanel({
  room,
  safety,
  close,
}: {
  room: RoomFacts;
  safety: SafetyDrafts;
  close: () => void;
}) {
  const { phone } = clinicContact();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      aria-label={texts().phones.label}
      className='flex min-h-0 flex-col gap-3 overflow-y-auto bg-on-deep/10 p-5 outline-none max-lg:max-h-[50dvh] low:landscape:max-h-none low:landscape:w-80 low:landscape:max-w-1/2 low:landscape:shrink-0 lg:w-96 lg:shrink-0'
    >
      <p>{phoneRule(room)}</p>
      <ul className='flex flex-col gap-2'>
        {room.phones.map((number) => (
          <PhoneLine key={number} name={room.names.patient ?? texts().names.patient} number={number} />
        ))}
        <PhoneLine name={clinicContact().name} number={phone} />
        {room.role !== 'therapist' &&
          clinicSettings().emergencyContacts.map(({ name, phone: number }) => (
            <PhoneLine key={number} name={name} number={number} />
          ))}
      </ul>
      {formRoles(room).map((role) => (
        <SafetyForm key={role} room={room} role={role} safety={safety} />
      ))}
      <DarkButton onClick={close} className='self-start'>
        {texts().phones.close}
      </DarkButton>
    </section>
  );
}

/** The people whose answers are shown. */
function formRoles({ role, hasCompanion }: RoomFacts): SafetyAnswer['role'][] {
  if (role !== 'therapist') return [role];
  return hasCompanion ? ['patient', 'companion'] : ['patient'];
}

const PhoneLine = ({ name, number }: { name: string; number: string }) => (
  <li className='flex flex-wrap items-baseline gap-x-3'>
    <span>{name}</span>
    <a
      href={phoneUrl(number)}
      className='inline-flex min-h-11 items-center whitespace-nowrap text-on-deep underline'
    >
      {number}
    </a>
  </li>
);
