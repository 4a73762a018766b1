/** A small button in a dense row: 44 px for touch, 36 px for a pointer. */
export const rowButtonClasses =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-card px-3.5 font-[650] text-river-700 text-xs transition-colors hover:border-river-600 hover:bg-river-50 disabled:cursor-not-allowed disabled:text-ink-soft pointer-fine:min-h-9';
