import clsx from 'clsx';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { routes } from '#platform/paths.ts';
import { texts } from './texts.ts';

/** Shows what the evaluation is and what it is not, side by side. */
export function WhatItIs() {
  return (
    <div className='mt-12 grid grid-cols-1 gap-5 md:grid-cols-2'>
      <Side
        title={texts().is.title}
        ground='bg-pine-100'
        sign={<Check aria-hidden='true' strokeWidth={3} className='mt-1 size-5 shrink-0 text-pine-700' />}
        lines={[texts().is.studied, texts().is.measure, texts().is.start]}
      />
      <Side
        title={texts().isNot.title}
        ground='bg-river-50'
        sign={<X aria-hidden='true' strokeWidth={3} className='mt-1 size-5 shrink-0 text-ink-soft' />}
        lines={[
          texts().isNot.exam,
          texts().isNot.diagnosis,
          texts().isNot.report((label) => (
            <Link key='service' to={routes['psychology-services']} className='link'>
              {label}
            </Link>
          )),
        ]}
      />
    </div>
  );
}

function Side({
  title,
  ground,
  sign,
  lines,
}: {
  title: string;
  ground: string;
  sign: ReactNode;
  lines: readonly [ReactNode, ReactNode, ReactNode];
}) {
  return (
    <section className={clsx('rounded-sheet px-5 py-6 sm:p-8', ground)}>
      <h2 className='text-h3'>{title}</h2>
      <ul className='mt-4 space-y-3'>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three fixed lines, one of them with a link
          <li key={index} className='flex gap-3'>
            {sign}
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
