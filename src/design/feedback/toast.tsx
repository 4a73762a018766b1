import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect, useSyncExternalStore } from 'react';
import { texts } from '../texts.ts';
import {
  dismissToast,
  pauseToasts,
  resumeToasts,
  type ToastEntry,
  toastShownMs,
  toastStore,
} from './toast-store.ts';
import { useToastPlacement } from './use-toast-placement.ts';

const looks = {
  info: { Icon: Info, edge: 'bg-front-river', icon: 'text-river-600' },
  success: { Icon: CircleCheck, edge: 'bg-front-pine', icon: 'text-pine-700' },
  danger: { Icon: CircleAlert, edge: 'bg-coral-600', icon: 'text-coral-700' },
};

const none: readonly ToastEntry[] = [];

/** Toast viewport, once at the end of the body. Shows toasts of `toast-store.ts`; F8 focuses it. */
export function Toasts() {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none);
  return (
    <Radix.Provider duration={toastShownMs} swipeThreshold={50} label={texts().notice}>
      {entries.map((entry) => (
        <ToastCard key={entry.id} {...entry} />
      ))}
      {/* An open dialog hides everything but live regions from screen readers, so toasts are announced here. */}
      <div aria-live='off'>
        <Radix.Viewport
          hotkey={['F8']}
          label={texts().notices}
          data-print='no'
          data-toasts
          className='fixed top-20 right-3 left-3 z-60 flex flex-col outline-none docked:data-[at=foot]:top-auto docked:data-[at=foot]:bottom-(--foot) sm:left-auto sm:right-5 sm:w-96'
        />
      </div>
    </Radix.Provider>
  );
}

function ToastCard({ id, title, description, tone, open }: ToastEntry) {
  const { Icon, edge, icon } = looks[tone];
  useIndependentTimer(open);
  useToastPlacement();
  return (
    <Radix.Root
      open={open}
      onOpenChange={(stays) => !stays && dismissToast(id)}
      // Prevents news from replacing a toast being read or about to be pressed.
      onPause={pauseToasts}
      onResume={resumeToasts}
      // Radix announces foreground toasts assertively and background ones politely.
      type={tone === 'danger' ? 'foreground' : 'background'}
      className={clsx(
        'pointer-events-auto relative flex items-start gap-3 overflow-hidden rounded-card border border-line bg-card py-3.5 pr-2 pl-6 shadow-soft transition tiny:gap-1 tiny:pl-4',
        'starting:-translate-y-3 starting:opacity-0',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none data-[swipe=cancel]:translate-x-0',
      )}
    >
      <span aria-hidden='true' className={clsx('absolute inset-y-0 left-0 w-2', edge)} />
      <Icon aria-hidden='true' className={clsx('mt-0.5 size-5.5 shrink-0 tiny:hidden', icon)} />
      <div className='min-w-0 grow'>
        <Radix.Title className='font-[650] leading-snug tiny:text-xs'>{title}</Radix.Title>
        {description && (
          <Radix.Description className='mt-0.5 text-ink-soft text-sm tiny:text-xs'>
            {description}
          </Radix.Description>
        )}
      </div>
      <Radix.Close
        aria-label={texts().close}
        className='-my-2 grid size-11 shrink-0 tiny:w-[44px] place-items-center rounded-full text-ink-soft transition-colors hover:bg-river-50 hover:text-ink'
      >
        <X aria-hidden='true' className='size-5' />
      </Radix.Close>
    </Radix.Root>
  );
}

const hoverCheckMs = 100;

/**
 * Works around Radix: a toast closed under pointer or focus keeps its pause, so the next one would stay for ever; and
 * a focus from before it listened, or present when the window returns, is ignored. Re-sends the state while a toast
 * is open, except for touch pointers, which seem to stay.
 */
function useIndependentTimer(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => {
      const region = document.querySelector('[data-toasts]')?.parentElement;
      if (region?.matches(':focus-within')) region.dispatchEvent(new Event('pointermove'));
      else if (document.hasFocus() && !region?.matches(':hover'))
        region?.dispatchEvent(new Event('pointerleave'));
    }, hoverCheckMs);
    return () => clearInterval(timer);
  }, [isOpen]);
}
