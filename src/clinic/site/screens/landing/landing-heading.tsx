import type { ReactNode } from 'react';

/** The heading of a section and its first words; `aria-labelledby` of the section is `<of>-title`. */
export function LandingHeading({ of, children, lead }: { of: string; children: ReactNode; lead: ReactNode }) {
  return (
    <>
      <h2 id={`${of}-title`}>{children}</h2>
      <p className='mt-3 max-w-text text-balance text-ink-soft text-lg'>{lead}</p>
    </>
  );
}
