const shape =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 font-[650] text-xs transition-colors disabled:cursor-not-allowed disabled:text-ink-soft pointer-fine:min-h-9';

/** A small button in a dense row: 44 px for touch, 36 px for a pointer. */
export const rowButtonClasses = `${shape} border-edge bg-card text-river-700 hover:border-river-600 hover:bg-river-50`;

/** The one action that a row offers first. */
export const primaryRowButtonClasses = `${shape} border-river-600 bg-river-600 text-card hover:bg-river-700 disabled:bg-line`;
