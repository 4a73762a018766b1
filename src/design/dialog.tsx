import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export type DialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** A button that opens it (takes the focus back on closing). */
  trigger?: ReactNode;
  title: string;
  /** One or two sentences under the title, read out on opening. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the main one first: it stands on top on a phone and at the right elsewhere. */
  actions?: ReactNode;
  size?: 'small' | 'normal' | 'large';
  /** False while something must not be interrupted (a payment being captured): no close button, no Escape, no click outside. */
  dismissible?: boolean;
};

const widths = { small: 'sm:max-w-md', normal: 'sm:max-w-xl', large: 'sm:max-w-3xl' };

/** A window over the page; on a phone a sheet that rises from the bottom. Keeps, returns and limits focus. */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  children,
  actions,
  size = 'normal',
  dismissible = true,
}: DialogProps) {
  const stay = dismissible ? undefined : (event: Event) => event.preventDefault();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className='fixed inset-0 z-40 bg-ink/55 transition-opacity starting:opacity-0' />
        <Radix.Content
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full flex-col rounded-t-sheet bg-paper shadow-soft outline-none transition duration-200',
            'starting:translate-y-6 starting:opacity-0',
            'sm:top-1/2 sm:bottom-auto sm:max-h-[86dvh] sm:w-[calc(100%-3rem)] sm:-translate-y-1/2 sm:rounded-sheet sm:starting:-translate-y-[calc(50%-1rem)]',
            widths[size],
          )}
        >
          <header className='flex items-start gap-4 px-5 pt-5 sm:px-8 sm:pt-7'>
            <div className='grow pt-1.5'>
              <Radix.Title className='text-h3'>{title}</Radix.Title>
              {description && (
                <Radix.Description asChild>
                  <div className='mt-2 text-ink-soft'>{description}</div>
                </Radix.Description>
              )}
            </div>
            {dismissible && (
              <Radix.Close
                aria-label='Cerrar'
                className='-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft transition-colors hover:bg-river-50 hover:text-ink'
              >
                <X aria-hidden='true' className='size-5' />
              </Radix.Close>
            )}
          </header>
          {children && (
            <div className='min-h-0 overflow-y-auto overscroll-contain px-5 py-4 sm:px-8'>{children}</div>
          )}
          {actions ? (
            <footer className='flex flex-col gap-3 border-line border-t px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:flex-row-reverse sm:justify-start sm:px-8 sm:pb-6'>
              {actions}
            </footer>
          ) : (
            <div className='h-3 shrink-0 sm:h-5' />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Wraps a button among `actions` that only closes the dialog. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
