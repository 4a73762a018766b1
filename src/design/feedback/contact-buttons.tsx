import clsx from 'clsx';
import { Mail, Phone } from 'lucide-react';
import { Button } from '../button.tsx';

export type ContactButtonsProps = {
  email: string;
  phone: string;
  href: string;
  className?: string;
};

/** E-mail and phone buttons, while a page's own form is not available yet. */
export function ContactButtons({ email, phone, href, className }: ContactButtonsProps) {
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
