import { Button } from '#design/button.tsx';
import { texts } from './texts.ts';

/**
 * The public page with the values of the form, as wide as a phone. Without scripts, so nothing in it works; the same origin
 * lets its fonts load.
 */
export const SettingsPreview = ({
  html,
  anchor,
  close,
}: {
  html: string;
  /** Id of the place to show first. */
  anchor: string | null;
  close: () => void;
}) => (
  <section aria-labelledby='settings-preview' className='mt-6'>
    <div className='flex flex-wrap items-center justify-between gap-x-4'>
      <h2 id='settings-preview' className='text-h4'>
        {texts().preview.title}
      </h2>
      <Button variant='quiet' size='small' className='-mr-2' onClick={close}>
        {texts().preview.close}
      </Button>
    </div>
    <p className='max-w-text text-ink-soft text-sm'>{texts().preview.lead}</p>
    <iframe
      title={texts().preview.page}
      srcDoc={html}
      onLoad={({ currentTarget }) => {
        if (anchor !== null) currentTarget.contentDocument?.getElementById(anchor)?.scrollIntoView();
      }}
      sandbox='allow-same-origin'
      className='mt-3 h-160 w-full max-w-100 rounded-card border border-edge bg-card'
    />
  </section>
);
