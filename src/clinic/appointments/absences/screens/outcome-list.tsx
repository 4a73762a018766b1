import clsx from 'clsx';
import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { formatSpan } from '../../desk/screens/agenda-labels.ts';
import type { Outcome } from '../contract.ts';
import { texts } from './texts.ts';

/** Each appointment with its message; patients no message reaches stand out, with their telephone number. */
export function OutcomeList({ hit, outcomes }: { hit: AgendaAppointment[]; outcomes: Outcome[] }) {
  return (
    <ul aria-label={texts().outcomes.title} aria-live='polite'>
      {outcomes.map((outcome) => {
        const one = hit.find(({ id }) => id === outcome.appointmentId);
        return one && <OutcomeRow key={one.id} one={one} outcome={outcome} />;
      })}
    </ul>
  );
}

/**
 * Unverified addresses get only a few messages a day, and one of two patients in a joint appointment may have
 * no address.
 */
function callReason({ isQuiet, patient }: AgendaAppointment, state: Outcome['state']): string {
  const { call } = texts().outcomes;
  if (isQuiet) return call.quiet;
  if (patient.email === null) return call.noEmail;
  return state === 'done' ? call.someNotWritten : call.someWithoutEmail;
}

function OutcomeRow({ one, outcome }: { one: AgendaAppointment; outcome: Outcome }) {
  const { state, message, isReached, letter } = outcome;
  const isRed = state === 'refused' || !isReached;
  return (
    <li className='border-line border-b py-3 last:border-b-0'>
      <p className='font-[650]'>
        <span className='tabular-nums'>{formatSpan(one)}</span> · {nameOf(one.patient)}
      </p>
      <p className={clsx('text-xs', isRed ? 'font-[650] text-coral-700' : 'text-ink-soft')}>
        {state === 'refused' && texts().outcomes.refused(message)}
        {state !== 'refused' && isReached && texts().outcomes[state]}
        {state !== 'refused' && !isReached && (
          <>
            {callReason(one, state)}{' '}
            {one.patient.phone === null ? (
              texts().outcomes.noPhone
            ) : (
              <a href={phoneUrl(one.patient.phone)} className='link whitespace-nowrap'>
                {one.patient.phone}
              </a>
            )}
          </>
        )}
      </p>
      {state === 'planned' && isReached && letter && (
        <blockquote className='mt-2 rounded-[10px] bg-river-50 px-3 py-2 text-xs'>
          <p className='font-[650]'>{letter.subject}</p>
          <p className='whitespace-pre-line'>{letter.text}</p>
        </blockquote>
      )}
    </li>
  );
}
