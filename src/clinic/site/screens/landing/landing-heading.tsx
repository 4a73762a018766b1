import type { ReactNode } from 'react';

export function LandingHeading({ of, children, lead }: { of: string; children: ReactNode; lead: ReactNode }) {
  return (
    <>
      <h2 id={`${of}-title`}>{children}</h2>
      <p className='mt-3 max-w-text text-balance text-ink-soft text-lg'>{lead}</p>
    </>
  );
}
