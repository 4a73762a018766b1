import clsx from 'clsx';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#design/button.tsx';
import { phoneUrl } from '#platform/text/dialling.ts';
import { texts } from './texts.ts';

/** Button that dials; removes spaces from the number. */
export function CallLink({
  phone,
  name,
  variant = 'primary',
  className,
  children,
}: {
  phone: string;
  /** Name of the service for screen readers: 'Llamar al 024, Línea 024'. */
  name: string;
  variant?: 'primary' | 'secondary';
  className?: string;
  children?: ReactNode;
}) {
  return (
    <Button asChild variant={variant} className={clsx('whitespace-nowrap', className)}>
      <a href={phoneUrl(phone)} aria-label={texts().callService(phone, name)}>
        <Phone aria-hidden='true' className='size-5 shrink-0' />
        {children ?? texts().call(phone)}
      </a>
    </Button>
  );
}
