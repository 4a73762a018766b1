import { Button } from '../button.tsx';
import { texts } from '../texts.ts';
import { Notice } from './notice.tsx';

type PageFailureProps = {
  /** One sentence on what is stored despite the failure. */
  kept: string;
  home: { label: string; href: string };
  /** As displayed. */
  phone: string;
  /** `tel:` URL. */
  phoneHref: string;
};

/** Replaces a page that could not render. Must work without data, router or state. */
export function PageFailure({ kept, home, phone, phoneHref }: PageFailureProps) {
  return (
    <div className='mx-auto max-w-2xl py-6'>
      <h1>{texts().pageFailure.title}</h1>
      <Notice tone='warning' announce='assertive' title={texts().pageFailure.cause} className='mt-6'>
        {kept} {texts().pageFailure.advice}
      </Notice>
      <div className='mt-6 flex flex-wrap gap-3'>
        <Button onClick={() => window.location.reload()}>{texts().pageFailure.reload}</Button>
        <Button asChild variant='secondary'>
          <a href={home.href}>{home.label}</a>
        </Button>
        <Button asChild variant='secondary'>
          <a href={phoneHref}>{texts().pageFailure.call(phone)}</a>
        </Button>
      </div>
      <p className='mt-8 max-w-[26rem] text-sm'>
        {texts().pageFailure.danger}{' '}
        <a href='tel:112' className='link font-[650]'>
          112
        </a>
        {texts().pageFailure.suicide}{' '}
        <a href='tel:024' className='link font-[650]'>
          024
        </a>
        .
      </p>
    </div>
  );
}
