import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Waterline } from '#design/drawings/waterline.tsx';

const tones = {
  paper: { ground: 'bg-paper', edge: 'text-paper' },
  river: { ground: 'bg-river-50', edge: 'text-river-50' },
  ochre: { ground: 'bg-ochre-100', edge: 'text-ochre-100' },
};

export function LandingBand({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const { ground, edge } = tones[tone];
  return (
    <div className={clsx('relative', ground)}>
      <Waterline className={clsx('absolute inset-x-0 bottom-[calc(100%-1px)]', edge)} />
      <div className='mx-auto max-w-page px-4 pt-12 pb-22 sm:px-8 sm:pt-18 sm:pb-28'>{children}</div>
    </div>
  );
}
