import type { ReactNode } from 'react';
import { Logo } from '#design/drawings/logo.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { texts } from './texts.ts';
import { useFocusIfLost } from './use-focus-if-lost.ts';

/** A screen with one message. `children` are announced with it, `below` is not. */
export function Centred({
  title,
  status,
  children,
  below,
}: {
  title: string;
  status?: ReactNode;
  children?: ReactNode;
  below?: ReactNode;
}) {
  const heading = useFocusIfLost<HTMLHeadingElement>();
  return (
    <main className='mx-auto flex w-full max-w-xl grow flex-col px-5 py-6 sm:py-10'>
      <Logo name={clinicContact().name} className='max-w-full whitespace-normal! text-on-deep!' />
      <div className='my-auto flex flex-col gap-5 py-10 text-lg'>
        <div role='status' className='flex flex-col gap-5'>
          <h1 ref={heading} tabIndex={-1} className='text-h2 outline-none'>
            {title}
          </h1>
          {status}
          {children}
        </div>
        {below}
      </div>
    </main>
  );
}

/** The way on when the room does not work. */
export function CallClinic() {
  const { phone } = clinicContact();
  return (
    <p className='text-base'>
      {texts().callClinic(
        (label) => (
          <a href={phoneUrl(phone)} className='text-on-deep underline'>
            {label}
          </a>
        ),
        keepTogether(phone),
      )}
    </p>
  );
}
