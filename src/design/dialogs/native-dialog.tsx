import clsx from 'clsx';
import { X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { dismissToast } from '../feedback/toast-store.ts';
import { texts } from '../texts.ts';
import { enterDialog } from './dialog-history.ts';
import {
  dialogBody,
  dialogClose,
  dialogFooter,
  dialogHeader,
  dialogPanel,
  dialogWidths,
} from './dialog-styles.ts';

export type NativeDialogProps = {
  /** Id for `opensDialog` and `closeDialog`. */
  id: string;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  size?: keyof typeof dialogWidths;
  /** Compact on phones, for content that must be visible at once. */
  isDense?: boolean;
  onClose?: () => void;
};

/**
 * Modal dialog based on `<dialog>`. Part of the HTML, so it works offline and, with `commandfor`, without
 * scripts. The browser handles focus and Escape; after hydration Back closes it. For layout dialogs; use
 * `Dialog` if closing must be preventable.
 */
export function NativeDialog({
  id,
  title,
  description,
  children,
  actions,
  size = 'normal',
  isDense = false,
  onClose,
}: NativeDialogProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too
    <dialog
      id={id}
      aria-labelledby={`${id}-titulo`}
      aria-describedby={description ? `${id}-texto` : undefined}
      onClose={() => {
        leaveHistory.get(id)?.();
        onClose?.();
      }}
      onClick={(event) => leadsToPage(event.target) && closeDialog(id)}
      data-print='no'
      className={clsx(
        'mx-auto mt-auto mb-0 max-w-none flex-col text-ink outline-none open:flex sm:my-auto',
        'backdrop:bg-shade/55 backdrop:transition-opacity backdrop:starting:opacity-0',
        dialogPanel,
        dialogWidths[size],
        isDense && 'max-sm:max-h-[97dvh]! low:max-h-[97dvh]!',
      )}
      {...lightDismiss}
    >
      <div className={clsx(dialogHeader, isDense && denseHeader)}>
        <div className={clsx('grow pt-1.5', isDense && 'max-sm:min-w-0')}>
          <h2 id={`${id}-titulo`} className={clsx('text-h3', isDense && 'low:text-lg max-sm:text-lg')}>
            {title}
          </h2>
          {description && (
            <div
              id={`${id}-texto`}
              className={clsx(
                'mt-2 max-w-text text-pretty text-ink-soft',
                isDense && 'max-sm:text-sm max-sm:leading-snug low:mt-0 max-sm:mt-0',
              )}
            >
              {description}
            </div>
          )}
        </div>
        <button
          type='button'
          aria-label={texts().close}
          onClick={() => supportsCommands() || closeDialog(id)}
          className={dialogClose}
          {...commandProps('close', id)}
        >
          <X aria-hidden='true' className='size-5' />
        </button>
      </div>
      <div className={clsx(dialogBody, isDense && 'max-sm:px-4! max-sm:pt-1.5! max-sm:pb-0! low:pt-1.5!')}>
        {children}
      </div>
      {actions ? (
        <div data-floor className={dialogFooter}>
          {actions}
        </div>
      ) : (
        <div className='h-3 shrink-0 sm:h-5' />
      )}
    </dialog>
  );
}

const denseHeader = 'max-sm:gap-1! max-sm:px-4! max-sm:pt-2! low:pt-2!';

/** For the open dialogs, by id: takes them out of the browser's history. */
const leaveHistory = new Map<string, () => void>();

/** Props of a button that opens a `NativeDialog`. */
export const dialogOpenerProps = (id: string) => ({
  'aria-haspopup': 'dialog' as const,
  onClick: (event: MouseEvent<HTMLElement>) => {
    // Safari does not focus a clicked button, so the focus could not return to it.
    event.currentTarget.focus();
    dismissToast();
    leaveHistory.get(id)?.();
    leaveHistory.set(
      id,
      enterDialog(
        () => closeDialog(id),
        () => dialogElement(id)?.open ?? false,
      ),
    );
    if (!supportsCommands()) dialogElement(id)?.showModal();
  },
  ...commandProps('show-modal', id),
});

export function closeDialog(id: string): void {
  leaveHistory.get(id)?.();
  dialogElement(id)?.close();
}

function dialogElement(id: string): HTMLDialogElement | undefined {
  const found = document.getElementById(id);
  return found instanceof HTMLDialogElement ? found : undefined;
}

/** Whether a pressed element is part of a link to a page of this site that replaces the present one. */
function leadsToPage(pressed: EventTarget): boolean {
  const link = pressed instanceof Element ? pressed.closest('a') : null;
  return link !== null && link.origin === window.location.origin && link.target !== '_blank';
}

const supportsCommands = () => 'commandForElement' in HTMLButtonElement.prototype;
// React passes unknown attributes on; its types do not include them yet.
const commandProps = (name: string, id: string): object => ({ command: name, commandfor: id });
const lightDismiss: object = { closedby: 'any' };
