import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useRef,
} from 'react';
import { dismissToast } from '../feedback/toast-store.ts';
import {
  dialogBody,
  dialogClose,
  dialogFooter,
  dialogHeader,
  dialogPanel,
  dialogWidths,
} from './dialog-look.ts';

export type DialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** A button that opens it. Without one, `open` says when. */
  trigger?: ReactNode;
  title: string;
  /** One or two sentences under the title, read out on opening. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the main one first: it stands on top on a phone and at the right elsewhere. */
  actions?: ReactNode;
  size?: keyof typeof dialogWidths;
  /** Leaves the toast that is shown: for a dialog that tells of the same outcome. Every other one puts it away. */
  keepsToast?: boolean;
  /** False while something must not be interrupted (a payment being captured): no close button, no Escape, no click outside. */
  dismissible?: boolean;
};

/**
 * A window over the page; on a phone a sheet that rises from the bottom. Keeps the focus within, and gives it back on closing to
 * what had it before.
 */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  children,
  actions,
  size = 'normal',
  keepsToast = false,
  dismissible = true,
}: DialogProps) {
  const focus = useFocusReturn();
  const close = useRef<HTMLButtonElement>(null);
  const stay = dismissible ? undefined : (event: Event) => event.preventDefault();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className='fixed inset-0 z-40 bg-shade/55 transition-opacity starting:opacity-0' />
        <Radix.Content
          {...(trigger ? {} : focus)}
          onEscapeKeyDown={stay}
          onKeyDown={(event) => isUnheardEscape(event) && close.current?.click()}
          onInteractOutside={stay}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex flex-col outline-none',
            'sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:starting:-translate-y-[calc(50%-1rem)]',
            dialogPanel,
            // A screen on its side: title and buttons would leave the body one line, so all of it scrolls.
            'low:max-h-[97dvh]! low:overflow-y-auto',
            dialogWidths[size],
          )}
        >
          {!keepsToast && <NoToasts />}
          <div className={clsx(dialogHeader, 'low:pt-4')}>
            <div className='min-w-0 grow pt-1.5'>
              <Radix.Title className='text-h3'>{title}</Radix.Title>
              {description && (
                <Radix.Description asChild>
                  <div className='mt-2 max-w-text text-pretty text-ink-soft'>{description}</div>
                </Radix.Description>
              )}
            </div>
            {dismissible && (
              <Radix.Close ref={close} aria-label='Cerrar' className={dialogClose}>
                <X aria-hidden='true' className='size-5' />
              </Radix.Close>
            )}
          </div>
          {children && <div className={clsx(dialogBody, 'low:shrink-0')}>{children}</div>}
          {actions ? <div className={dialogFooter}>{actions}</div> : <div className='h-3 shrink-0 sm:h-5' />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Escape that nobody has heard: Radix begins to listen a moment after it has led the focus into a dialog, on a busy machine long
 * after. It is used up then, or a dialog around this one would close with it.
 */
function isUnheardEscape(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented) return false;
  event.preventDefault();
  return true;
}

/** What was told before the dialog opened is over, and nothing lies over what it asks. */
function NoToasts() {
  useEffect(() => dismissToast(), []);
  return null;
}

/**
 * Where the focus goes when any dialog within is closed: the button that led to all of them or, where that has gone meanwhile,
 * what followed it. Without it, a dialog gives the focus back to what had it when it opened: for one that opens by itself that is
 * nothing, and for one that opens late it may be whatever the keyboard has gone on to.
 */
export const FocusAfterwards = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/** Radix gives the focus back to its own trigger only: without one, the keyboard would begin again at the top of the page. */
function useFocusReturn() {
  const wished = use(FocusAfterwards);
  const places = useRef<HTMLElement[]>([]);
  return {
    onOpenAutoFocus: () => {
      places.current = placesAround(thereOf(wished) ?? document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const [former] = places.current;
      // Where the former place has gone, whoever shows what came of it may have chosen another already.
      const isChosen = former !== undefined && !isThere(former) && document.activeElement !== document.body;
      const button = thereOf(wished);
      if (isChosen && !button) return;
      (button ?? places.current.find(isThere))?.focus();
    },
  };
}

/** Where the focus may go: back to where it was or, where that is gone as a cancelled row is, to what followed it. */
function placesAround(former: Element | null): HTMLElement[] {
  if (!(former instanceof HTMLElement)) return [];
  const all = [...document.querySelectorAll<HTMLElement>(focusable)];
  const at = all.indexOf(former);
  return at < 0 ? [former] : [...all.slice(at), ...all.slice(0, at).reverse()];
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]';
const isThere = (place: HTMLElement): boolean => place.isConnected && place.getClientRects().length > 0;
const thereOf = (wished: RefObject<HTMLElement | null> | undefined) =>
  wished?.current && isThere(wished.current) ? wished.current : undefined;

/** Wraps a button among `actions` that only closes the dialog. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
