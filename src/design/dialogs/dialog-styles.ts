/**
 * Styles of dialogs for any element; on phones a bottom sheet. The element sets its display. With very large text
 * (`max-[18rem]`) or at 400 % zoom everything scrolls, because title and buttons alone fill it.
 */
export const dialogPanel = [
  'max-[18rem]:overflow-y-auto zoomed:overflow-y-auto',
  'max-h-[92dvh] w-full rounded-t-sheet bg-paper shadow-soft night:ring-1 night:ring-line transition duration-200',
  'starting:translate-y-6 starting:opacity-0',
  'sm:max-h-[86dvh] sm:w-[calc(100%-3rem)] sm:rounded-sheet',
];

export const dialogWidths = { small: 'sm:max-w-md', normal: 'sm:max-w-xl', large: 'sm:max-w-3xl' };

/** Position of a dialog: in the middle, a bottom sheet on phones; or at the top. */
export const dialogPlaces = {
  middle: 'bottom-0 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:starting:-translate-y-[calc(50%-1rem)]',
  top: 'top-0 max-sm:max-h-[75dvh]! max-sm:rounded-t-none! max-sm:rounded-b-sheet max-sm:starting:-translate-y-6! sm:top-[7dvh]',
};

export const dialogHeader =
  'flex items-start gap-4 px-5 pt-5 max-sm:pt-3 max-[18rem]:gap-1 max-[18rem]:px-3 sm:px-8 sm:pt-7';

export const dialogBody =
  'min-h-0 overflow-y-auto overscroll-contain px-5 py-4 max-[18rem]:shrink-0 max-[18rem]:overflow-visible max-[18rem]:px-3 sm:px-8 zoomed:shrink-0 zoomed:overflow-visible';

export const dialogFooter =
  'flex flex-col gap-3 border-line border-t px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] max-sm:gap-2 max-sm:pt-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:flex-row-reverse sm:justify-start sm:px-8 sm:pb-6';

export const dialogClose =
  '-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft transition-colors hover:bg-river-50 hover:text-ink';
