/** Does what a press sets off beside its answer once the answer is painted: before, an old phone would show it the later for that. */
export const afterPaint = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act));
