import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { useDelayedRedirect } from '#platform/browser/delayed-redirect.ts';
import { useFocusOnMount } from '#platform/browser/use-focus-on-mount.ts';
import { texts } from './texts.ts';

/** Announces leaving for another page: it leaves by itself unless the user stays. Takes the focus. */
export function LeavingNotice({
  to,
  title,
  onStay,
  children,
}: {
  to: string;
  title: string;
  onStay: () => void;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  useDelayedRedirect(to);
  useFocusOnMount(place);
  return (
    <div ref={place} tabIndex={-1} className='scroll-mt-60 rounded-card outline-none'>
      <Notice
        title={title}
        actions={
          <>
            <Button asChild size='small'>
              <Link to={to}>{texts().goNow}</Link>
            </Button>
            <Button size='small' variant='secondary' onClick={onStay}>
              {texts().stayHere}
            </Button>
          </>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
