import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

export function Family({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className='mt-16'>
      <h2 id={id} className='border-line border-b pb-3'>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Specimen({
  file,
  title,
  note,
  className,
  children,
}: {
  file: string;
  title: string;
  note?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div id={file} className='mt-10'>
      <h3 className='flex flex-wrap items-baseline gap-x-3'>
        {title} <code className='font-normal text-ink-soft text-sm tracking-normal'>{file}</code>
      </h3>
      {note && <p className='mt-1 max-w-text text-ink-soft text-sm'>{note}</p>}
      <div className={clsx('mt-4', className ?? 'flex flex-wrap items-start gap-4')}>{children}</div>
    </div>
  );
}

export function State({
  name,
  className,
  children,
}: {
  name: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={clsx('flex min-w-0 flex-col items-start gap-2', className)}>
      {children}
      <span className='text-ink-soft text-xs'>{name}</span>
    </div>
  );
}
