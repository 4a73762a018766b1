import type { ReactNode } from 'react';

/** Heading of a tab panel; its id is the anchor: `/selfcare#alerts` focuses it. */
export function PanelHeading({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <header className='max-w-text'>
      <h2 id={id} tabIndex={-1} className='scroll-mt-40 text-h3 outline-none'>
        {title}
      </h2>
      {children && <p className='mt-2 text-ink-soft'>{children}</p>}
    </header>
  );
}
