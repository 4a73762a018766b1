import clsx from 'clsx';
import { X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { dismissToast } from '../feedback/toast-store.ts';
import {
  dialogBody,
  dialogClose,
  dialogFooter,
  dialogHeader,
  dialogPanel,
  dialogWidths,
} from './dialog-look.ts';

export type NativeDialogProps = {
  /** `opensDialog` and `closeDialog` find it by this. */
  id: string;
  title: string;
  /** One or two sentences under the title, read out on opening. */
  description?: ReactNode;
  children: ReactNode;
  /** Buttons at the foot, the main one first. */
  actions?: ReactNode;
  size?: keyof typeof dialogWidths;
  /** On a phone its head is as low, and all of it as high, as can be: for what must all be seen at once. */
  isDense?: boolean;
  onClose?: () => void;
};

/**
 * A window over the page by the browser's own `<dialog>`: it stands in the document, so it opens without a network and, where
 * the browser knows `commandfor`, without scripts. The browser keeps, limits and returns the focus, and closes by Escape.
 * For windows of the layout; `Dialog` is for those that must be able to refuse closing.
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
    <dialog
      id={id}
      aria-labelledby={`${id}-titulo`}
      aria-describedby={description ? `${id}-texto` : undefined}
      onClose={onClose}
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
          aria-label='Cerrar'
          onClick={() => knowsCommands() || closeDialog(id)}
          className={dialogClose}
          {...command('close', id)}
        >
          <X aria-hidden='true' className='size-5' />
        </button>
      </div>
      <div className={clsx(dialogBody, isDense && 'max-sm:px-4! max-sm:pt-1.5! max-sm:pb-0! low:pt-1.5!')}>
        {children}
      </div>
      {actions ? <div className={dialogFooter}>{actions}</div> : <div className='h-3 shrink-0 sm:h-5' />}
    </dialog>
  );
}

const denseHeader = 'max-sm:gap-1! max-sm:px-4! max-sm:pt-2! low:pt-2!';

/** What a button needs to open a `NativeDialog`. */
export const opensDialog = (id: string) => ({
  'aria-haspopup': 'dialog' as const,
  onClick: (event: MouseEvent<HTMLElement>) => {
    // Safari does not focus a button that is clicked, and the focus could not come back to it.
    event.currentTarget.focus();
    dismissToast();
    if (!knowsCommands()) dialogElement(id)?.showModal();
  },
  ...command('show-modal', id),
});

/** Closes it; the focus goes back to what had it. */
export const closeDialog = (id: string): void => dialogElement(id)?.close();

function dialogElement(id: string): HTMLDialogElement | undefined {
  const found = document.getElementById(id);
  return found instanceof HTMLDialogElement ? found : undefined;
}

const knowsCommands = () => 'commandForElement' in HTMLButtonElement.prototype;
// React passes attributes on that it does not know; its types do not know them yet.
const command = (name: string, id: string): object => ({ command: name, commandfor: id });
const lightDismiss: object = { closedby: 'any' };
