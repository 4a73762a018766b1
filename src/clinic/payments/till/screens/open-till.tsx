import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { presentNow } from '#platform/browser/clock.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { tillQuery } from '../api.ts';
import { texts } from './texts.ts';
import { TillForm } from './till-form.tsx';

const scrollIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Opens the till from a payment dialog. Professionals take payments, but only the desk opens the till. */
export function OpenTill() {
  const session = useSession();
  const isDesk = session.state === 'signed-in' && session.user.role !== 'professional';
  const [isCounting, setIsCounting] = useState(false);
  const { data: till, isError } = useQuery({
    ...tillQuery(wallTimeOf(presentNow()).day),
    enabled: isDesk,
  });
  if (isCounting && till && !till.isOpen)
    return (
      // The dialog's footer would cover the button of the form.
      <div ref={scrollIntoSight} className='scroll-mb-36'>
        <TillForm step='opening' till={till} back={() => setIsCounting(false)} />
      </div>
    );
  return (
    <Notice
      tone='warning'
      announce='polite'
      title={texts().isClosed}
      actions={
        till && (
          <Button size='small' variant='secondary' onClick={() => setIsCounting(true)}>
            {texts().openTill}
          </Button>
        )
      }
    >
      {isDesk ? texts().countAndOpen : texts().askReception}
      {isError && ` ${texts().cannotOpenHere}`}
    </Notice>
  );
}
