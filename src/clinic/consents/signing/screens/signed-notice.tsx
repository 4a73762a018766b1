import { useLayoutEffect, useRef } from 'react';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { routes } from '#platform/paths.ts';
import { texts } from './texts.ts';

export function SignedNotice({ isAtDesk }: { isAtDesk: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the paint, so that a key pressed at once starts from here.
  useLayoutEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className='outline-none'>
        {texts().signed.title}
      </h1>
      <Notice tone='success' className='mt-5' title={texts().signed.stored}>
        {texts().signed.mayWithdraw(clinicContact().name)}
      </Notice>
      {isAtDesk ? (
        <>
          <p className='mt-5 max-w-text'>{texts().signed.atDesk}</p>
          <Button asChild className='mt-5'>
            <a href={routes.staff}>{texts().signed.handBack}</a>
          </Button>
        </>
      ) : (
        <p className='mt-5 max-w-text'>{texts().signed.close}</p>
      )}
    </>
  );
}
