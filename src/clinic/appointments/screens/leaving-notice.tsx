import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/notice.tsx';

/** Redirects wait two seconds (SPEC.md section 9). */
const waitMs = 2_000;

/** On the way to another page: goes by itself, unless the person stays or goes at once. Takes the focus. */
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
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
    const timer = setTimeout(() => navigate(to), waitMs);
    return () => clearTimeout(timer);
  }, [navigate, to]);
  return (
    <div ref={place} tabIndex={-1} className='scroll-mt-60 rounded-card outline-none'>
      <Notice
        title={title}
        actions={
          <>
            <Button asChild size='small'>
              <Link to={to}>Ir ahora</Link>
            </Button>
            <Button size='small' variant='secondary' onClick={onStay}>
              Quedarme aquí
            </Button>
          </>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
