import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { AsChild } from '../as-child.ts';

export type MenuProps = {
  /** Label of the button; with `face` for screen readers only. */
  label: string;
  /** Replaces the label: an avatar. */
  face?: ReactNode;
  align?: 'start' | 'end';
  children: ReactNode;
  className?: string;
};

/**
 * Button that opens a list of links and buttons. They are always in the HTML, links for crawlers. Escape, an outside
 * click, tabbing out and choosing an item close it.
 */
export function Menu({ label, face, align = 'end', children, className }: MenuProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (!(event.target instanceof Node && root.current?.contains(event.target))) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };
  const closeAfterChoice = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('a, button'))) return;
    setOpen(false);
    // The item is hidden from now on, so a dialog it opens returns the focus to the menu's button.
    if (event.target.closest('button')) button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for Escape and for focus leaving the parts inside
    <div ref={root} onKeyDown={onKeyDown} onBlur={onBlur} className={clsx('relative', className)}>
      <button
        ref={button}
        type='button'
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={face ? label : undefined}
        onClick={() => setOpen(!open)}
        className={clsx(
          'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full font-[650] transition-colors hover:bg-river-50 aria-expanded:bg-river-100',
          !face && 'px-3.5',
        )}
      >
        {face ?? label}
        {!face && (
          <ChevronDown
            aria-hidden='true'
            className={clsx('size-4.5 transition-transform', open && 'rotate-180')}
          />
        )}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links and buttons inside are what is pressed */}
      <div
        id={panelId}
        hidden={!open}
        onClick={closeAfterChoice}
        className={clsx(
          'absolute top-[calc(100%+0.5rem)] z-30 max-h-[calc(100dvh-6rem)] docked:max-h-[calc(100dvh-8.25rem)] w-68 max-w-[calc(100vw-2rem)] overflow-y-auto overscroll-contain rounded-card border border-line bg-card p-2 shadow-soft',
          'transition starting:-translate-y-1.5 starting:opacity-0',
          align === 'end' ? 'right-0' : 'left-0',
        )}
      >
        {children}
      </div>
    </div>
  );
}

/** Menu item. `asChild` renders a router link; `aria-current='page'` marks the current page. */
export function MenuItem({
  asChild,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & { asChild?: boolean }) {
  const Element = asChild ? AsChild : 'a';
  return (
    <Element
      {...rest}
      className={clsx(
        'flex min-h-11 w-full items-center gap-3 rounded-[10px] px-3 py-2 text-left text-ink leading-snug no-underline transition-colors hover:bg-river-50 aria-[current=page]:bg-river-50 aria-[current=page]:font-[650] aria-[current=page]:text-river-700',
        'relative aria-[current=page]:before:absolute aria-[current=page]:before:left-0.5 aria-[current=page]:before:h-5 aria-[current=page]:before:w-1 aria-[current=page]:before:rounded-full aria-[current=page]:before:bg-river-600',
        className,
      )}
    >
      {children}
    </Element>
  );
}
