import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Role } from '#clinic/audit/contract.ts';
import { FocusReturnContext } from '#design/dialogs/dialog.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { usePreloadedPart } from '#design/hooks/use-preloaded-part.ts';
import { searchTexts } from './search-texts.ts';

// Loaded at the first sign of interaction: the pages' scripts have a budget.
const loadPalette = async () => (await import('./command-palette.tsx')).CommandPalette;

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/**
 * Opens the command palette, also by Ctrl+K or Cmd+K. No single key opens it: people who dictate would press it by
 * accident (WCAG 2.2, 2.1.4).
 */
export function CommandSearch({ role, className }: { role: Role; className?: string }) {
  const [isOpen, setOpen] = useState(false);
  const palette = usePreloadedPart(loadPalette, isOpen);
  const focusReturn = useRef<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      // Firefox would go to its own search field.
      event.preventDefault();
      // Not over another dialog: its form may contain unsaved input.
      if (document.querySelector('[role="dialog"], dialog[open]')) return;
      const focused = document.activeElement;
      focusReturn.current =
        focused instanceof HTMLElement && focused !== document.body ? focused : button.current;
      setOpen(true);
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);
  const isFailed = isOpen && palette.isFailed;
  useEffect(() => {
    if (!isFailed) return;
    setOpen(false);
    toast({
      tone: 'danger',
      title: searchTexts().notOpened,
      description: searchTexts().tryLater,
    });
  }, [isFailed]);
  return (
    <>
      <button
        ref={button}
        type='button'
        aria-haspopup='dialog'
        aria-keyshortcuts='Control+K Meta+K'
        onClick={() => {
          focusReturn.current = button.current;
          setOpen(true);
        }}
        className={className}
      >
        <Search aria-hidden='true' className='size-5 shrink-0' />
        <span className='tiny:sr-only'>{searchTexts().search}</span>
        <span
          aria-hidden='true'
          className='ml-auto font-sans text-ink-soft text-xs pointer-coarse:hidden max-lg:hidden'
        >
          {searchTexts().shortcut}
        </span>
      </button>
      {isOpen && palette.part && (
        <FocusReturnContext value={focusReturn}>
          <palette.part role={role} close={() => setOpen(false)} />
        </FocusReturnContext>
      )}
    </>
  );
}
