/**
 * Gives the focus to something on the page once no dialog holds it any more: after an answer React may take longer to close one than
 * the browser to draw a frame, and until then a dialog takes the focus back and loses it as it goes.
 */
export function focusBehindDialog(find: () => HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (document.querySelector('[role="dialog"]') === null) find()?.focus();
    else focusBehindDialog(find);
  });
}
