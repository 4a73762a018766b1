import type { ReactNode } from 'react';

/** The heading of a tab's panel. Its id is the panel's anchor: `/selfcare#alerts` brings the focus here. */
export function PanelHeading({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <header className='max-w-text'>
      <h2 id={id} tabIndex={-1} className='scroll-mt-40 outline-none'>
        {title}
      </h2>
      {children && <p className='mt-3 text-ink-soft text-lg'>{children}</p>}
    </header>
  );
}
