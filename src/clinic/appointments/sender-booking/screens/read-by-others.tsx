import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { routes } from '#platform/paths.ts';
import { nameOnScreen } from '#platform/text/names.ts';
import { BookButton } from './book-button.tsx';
import { texts } from './texts.ts';

/**
 * A message or a questionnaire that the user may not read: who reads it, and what the user can do for the patient.
 */
export function ReadByOthers({
  patientId,
  name,
  children,
}: {
  patientId: number;
  name: string | null;
  /** Who reads it, until when, and why it is not shown. */
  children: ReactNode;
}) {
  const shownName = name ?? texts().withoutName;
  return (
    <article className='max-w-2xl rounded-card border border-line bg-card px-4 py-4 lg:px-6'>
      <h2 className='text-h4 wrap-anywhere'>{shownName}</h2>
      <div className='mt-1 flex max-w-text flex-col gap-1'>{children}</div>
      <div className='mt-4 flex flex-wrap gap-2'>
        <Button asChild size='small'>
          <Link to={`${routes['staff-people']}?persona=${patientId}`}>{texts().openRecord}</Link>
        </Button>
        <BookButton
          sender={{ name: shownName, email: null, phone: null }}
          patient={{ id: patientId, name: shownName }}
          place={`booking-${patientId}`}
        />
      </div>
    </article>
  );
}

/**
 * 'Lo lee y contesta la Dra. Ona Ferrer.'
 * @param owner null if no therapist treats the patient yet
 */
export const formatReader = (verb: string, owner: string | null): string =>
  owner === null ? texts().readByDirector(verb) : texts().readBy(verb, nameOnScreen(owner));
