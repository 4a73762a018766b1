import clsx from 'clsx';
import { Mail, Phone } from 'lucide-react';
import { Button } from '../button.tsx';

export type WriteOrCallProps = {
  email: string;
  /** As people read it. */
  phone: string;
  /** `tel:` and the number. */
  href: string;
  className?: string;
};

/** A mail and a telephone as two buttons, where a page's own way is not open yet. */
export function WriteOrCall({ email, phone, href, className }: WriteOrCallProps) {
  return (
    <div className={clsx('flex flex-wrap gap-3', className)}>
      <Button asChild variant='secondary'>
        <a href={`mailto:${email}`}>
          <Mail aria-hidden='true' className='size-5 shrink-0' />
          {email}
        </a>
      </Button>
      <Button asChild variant='secondary'>
        <a href={href}>
          <Phone aria-hidden='true' className='size-5 shrink-0' />
          {phone}
        </a>
      </Button>
    </div>
  );
}
