/**
 * Focuses an element of the page once no dialog holds the focus: React may close a dialog later than the next frame,
 * and until then it takes the focus back.
 */
export function focusBehindDialog(find: () => HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (document.querySelector('[role="dialog"]') === null) find()?.focus();
    else focusBehindDialog(find);
  });
}
