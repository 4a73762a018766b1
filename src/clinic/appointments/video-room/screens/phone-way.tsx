import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import type { RoomFacts } from '../contract.ts';
import { phoneRule } from './phone-rule.ts';

/** The clinic's rule for a lost connection, with the number to go on by telephone. */
export function PhoneWay({ room }: { room: RoomFacts }) {
  const numbers = room.role === 'therapist' ? room.phones : [clinicContact().phone];
  return (
    <>
      <p className='text-base'>{phoneRule(room)}</p>
      <ul className='flex flex-wrap justify-center gap-x-4'>
        {numbers.map((number) => (
          <li key={number}>
            <a
              href={phoneUrl(number)}
              className='inline-flex min-h-11 items-center whitespace-nowrap text-on-deep underline'
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
