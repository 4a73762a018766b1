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
  useLayoutEffect,
  useRef,
} from 'react';
import { dismissToast } from '../feedback/toast-store.ts';
import { texts } from '../texts.ts';
import { enterDialog } from './dialog-history.ts';
import {
  dialogBody,
  dialogClose,
  dialogFooter,
  dialogHeader,
  dialogPanel,
  dialogPlaces,
  dialogWidths,
} from './dialog-styles.ts';

export type DialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Button that opens it; otherwise use `open`. */
  trigger?: ReactNode;
  title: string;
  /** One or two sentences under the title, announced on opening. */
  description?: ReactNode;
  children?: ReactNode;
  /** Footer buttons, the main one first: on top on phones, right elsewhere. */
  actions?: ReactNode;
  size?: keyof typeof dialogWidths;
  /** `top`: the dialog does not move while its content grows, and a phone's keyboard does not cover it. */
  place?: keyof typeof dialogPlaces;
  /** Keeps the current toast, for a dialog about the same result. Other dialogs dismiss it. */
  keepsToast?: boolean;
  /**
   * False during something that must not be interrupted (capturing a payment): no close button, no Escape, no Back, no
   * outside click.
   */
  dismissible?: boolean;
};

/** Modal dialog; on phones a bottom sheet. Traps the focus and restores it on closing. Escape and Back close it. */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  children,
  actions,
  size = 'normal',
  place = 'middle',
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
          onKeyDown={(event) => isEscapeBeforeRadix(event) && close.current?.click()}
          onInteractOutside={stay}
          // React events bubble through portals: a form in the dialog must not submit the form around its opener.
          onSubmit={(event) => event.stopPropagation()}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={clsx(
            'fixed inset-x-0 z-50 mx-auto flex flex-col outline-none',
            dialogPanel,
            dialogPlaces[place],
            // In landscape the body would have one line, so everything scrolls.
            'low:max-h-[97dvh]! low:overflow-y-auto',
            dialogWidths[size],
          )}
        >
          {!keepsToast && <DismissToasts />}
          <CloseOnBack button={close} />
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
              <Radix.Close ref={close} aria-label={texts().close} className={dialogClose}>
                <X aria-hidden='true' className='size-5' />
              </Radix.Close>
            )}
          </div>
          {children && <div className={clsx(dialogBody, 'low:shrink-0')}>{children}</div>}
          {actions ? (
            <div data-floor className={dialogFooter}>
              {actions}
            </div>
          ) : (
            <div className='h-3 shrink-0 sm:h-5' />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Escape before Radix listens: it starts some time after focusing the dialog, late on a busy machine. The event is
 * consumed, so that an outer dialog does not close with it.
 */
function isEscapeBeforeRadix(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented) return false;
  event.preventDefault();
  return true;
}

/** Back presses the close button, if there is one. A layout effect, because it ends in the moment the dialog closes. */
function CloseOnBack({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  useLayoutEffect(() => enterDialog(() => button.current?.click()), [button]);
  return null;
}

/** Dismisses earlier toasts, which would cover the dialog. */
function DismissToasts() {
  useEffect(() => dismissToast(), []);
  return null;
}

/**
 * Where nested dialogs return the focus: the button that led to them, or what followed it if that is gone. Without it
 * a dialog returns the focus to the element focused at opening, which is none for a dialog that opens by itself, and
 * possibly the wrong one if it opens late.
 */
export const FocusReturnContext = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/** Radix restores the focus only to its own trigger; otherwise the keyboard would start at the top of the page. */
function useFocusReturn() {
  const wished = use(FocusReturnContext);
  const places = useRef<HTMLElement[]>([]);
  return {
    onOpenAutoFocus: () => {
      places.current = focusCandidates(visibleTarget(wished) ?? document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const [former] = places.current;
      // If the former element is gone, the page may have focused something else on purpose.
      const isChosen = former !== undefined && !isVisible(former) && document.activeElement !== document.body;
      const button = visibleTarget(wished);
      if (isChosen && !button) return;
      (button ?? places.current.find(isVisible))?.focus();
    },
  };
}

/** Candidates for the focus: the former element, or what followed it if it is gone, such as a cancelled row. */
function focusCandidates(former: Element | null): HTMLElement[] {
  if (!(former instanceof HTMLElement)) return [];
  const all = [...document.querySelectorAll<HTMLElement>(focusable)];
  const at = all.indexOf(former);
  return at < 0 ? [former] : [...all.slice(at), ...all.slice(0, at).reverse()];
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]';
const isVisible = (place: HTMLElement): boolean => place.isConnected && place.getClientRects().length > 0;
const visibleTarget = (wished: RefObject<HTMLElement | null> | undefined) =>
  wished?.current && isVisible(wished.current) ? wished.current : undefined;

/** Wraps a button in `actions` that only closes the dialog. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
