import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const looks = {
  info: { Icon: Info, ground: 'bg-river-50', edge: 'bg-river-600', icon: 'text-river-600' },
  success: { Icon: CircleCheck, ground: 'bg-pine-100', edge: 'bg-pine-700', icon: 'text-pine-700' },
  warning: { Icon: TriangleAlert, ground: 'bg-ochre-100', edge: 'bg-ochre-500', icon: 'text-ochre-700' },
  danger: { Icon: CircleAlert, ground: 'bg-coral-100', edge: 'bg-coral-600', icon: 'text-coral-700' },
};

export type NoticeProps = {
  tone?: keyof typeof looks;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** For a notice that appears later: `assertive` for errors, `polite` for news. In a dialog it scrolls into view. */
  announce?: 'polite' | 'assertive';
  className?: string;
};

/** A dialog has a sticky footer, which would cover a notice about the button pressed in it. */
const scrollIntoDialog = (notice: HTMLElement | null) => {
  if (notice?.closest('dialog, [role=dialog]')) notice.scrollIntoView({ block: 'nearest' });
};

export function Notice({ tone = 'info', title, children, actions, announce, className }: NoticeProps) {
  const { Icon, ground, edge, icon } = looks[tone];
  return (
    <div
      ref={announce && scrollIntoDialog}
      role={announce && (announce === 'assertive' ? 'alert' : 'status')}
      className={clsx(
        'relative flex scroll-mb-36 items-start gap-3 overflow-hidden rounded-card py-4 pr-5 pl-6 tiny:pr-3 tiny:pl-4',
        ground,
        className,
      )}
    >
      <span aria-hidden='true' className={clsx('absolute inset-y-0 left-0 w-1.5', edge)} />
      <Icon aria-hidden='true' className={clsx('mt-0.5 size-5.5 shrink-0 tiny:hidden', icon)} />
      <div className='min-w-0 grow'>
        {title && <p className='text-balance font-[650] leading-snug'>{title}</p>}
        {children && <div className={clsx('max-w-text text-sm', title && 'mt-1')}>{children}</div>}
        {actions && <div className='mt-3 flex flex-wrap gap-3'>{actions}</div>}
      </div>
    </div>
  );
}
