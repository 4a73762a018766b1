import { listGaps } from '../rules.ts';

/**
 * Replaces the selection of a text area, or inserts at the cursor, as if it were typed. The first gap of the text is
 * selected, so that typing fills it.
 * @returns false if it does not fit; nothing is inserted then
 */
export function insertAtCursor(field: HTMLTextAreaElement, text: string): boolean {
  const { selectionStart, selectionEnd, value, maxLength } = field;
  const length = value.length - (selectionEnd - selectionStart) + text.length;
  if (maxLength >= 0 && length > maxLength) return false;
  field.setRangeText(text, selectionStart, selectionEnd, 'end');
  const [gap] = listGaps(text);
  if (gap !== undefined) {
    const start = selectionStart + text.indexOf(gap);
    field.setSelectionRange(start, start + gap.length);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
