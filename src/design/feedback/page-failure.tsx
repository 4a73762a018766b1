import { Button } from '../button.tsx';
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
      <h1 className='text-h2'>Esta página no se ha podido mostrar</h1>
      <Notice tone='warning' announce='assertive' title='Ha fallado por nuestra parte' className='mt-6'>
        {kept} Prueba a abrirla otra vez; si vuelve a pasar, llámanos.
      </Notice>
      <div className='mt-6 flex flex-wrap gap-3'>
        <Button onClick={() => window.location.reload()}>Volver a intentarlo</Button>
        <Button asChild variant='secondary'>
          <a href={home.href}>{home.label}</a>
        </Button>
        <Button asChild variant='secondary'>
          <a href={phoneHref}>Llamar al {phone}</a>
        </Button>
      </div>
      <p className='mt-8 max-w-[26rem] text-sm'>
        Si alguien corre peligro, llama al{' '}
        <a href='tel:112' className='link font-[650]'>
          112
        </a>
        . Si tienes ideas de suicidio, al{' '}
        <a href='tel:024' className='link font-[650]'>
          024
        </a>
        .
      </p>
    </div>
  );
}
