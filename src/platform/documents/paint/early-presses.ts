import { aliveEvent } from '../alive.ts';
import { tight } from './tight.ts';

/**
 * What a document carries, besides its scripts, so that nothing pressed before they are here is lost.
 * It takes itself out: hydration looks for nothing that it does not know.
 */
export const earlyPresses = `<script>(${tight(keepPresses)})(${JSON.stringify(aliveEvent)});document.currentScript.remove()</script>`;

/**
 * Keeps what is pressed until the page is alive, says so at the control, and then presses it again: in order, and once
 * each. What a browser does by itself stays its own: links, typing, ticks, dialogs that a button names; of a tick the page
 * is told later. It runs in the browser, so it knows nothing but its argument.
 */
function keepPresses(alive: string) {
  const kept = new Map<HTMLElement, boolean>();
  const placeOf = (control: HTMLElement) => control.closest('label') ?? control;
  const keep = (control: HTMLElement, isTicked = false) => {
    kept.delete(control);
    kept.set(control, isTicked);
    const place = placeOf(control);
    place.ariaBusy = 'true';
    // For the eye, apart from whatever else is busy.
    place.dataset.pressKept = '';
  };
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
  const command = (control: HTMLButtonElement, dialog: HTMLElement | null) => {
    if (knowsCommands || !(dialog instanceof HTMLDialogElement)) return false;
    control.focus();
    if (control.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
    return true;
  };
  const onClick = (event: Event) => {
    const control =
      event.target instanceof Element && event.target.closest('button,[type=checkbox],[type=radio]');
    if (control instanceof HTMLButtonElement) {
      const commanded = control.getAttribute('commandfor');
      if (commanded !== null && !command(control, document.getElementById(commanded))) return;
      if (commanded === null) keep(control);
      event.preventDefault();
    } else if (control instanceof HTMLInputElement) keep(control, control.checked);
    else return;
    // What makes the page alive may listen already, and would do it a second time.
    event.stopImmediatePropagation();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
    const sends = event.target.form?.querySelector<HTMLElement>('[type=submit],[data-sends]');
    if (!sends) return;
    event.preventDefault();
    keep(sends);
  };
  const press = (control: HTMLElement, isTicked: boolean) => {
    const place = placeOf(control);
    place.ariaBusy = null;
    delete place.dataset.pressKept;
    // Where the page has drawn it anew, the one of its name.
    const there = control.isConnected ? control : document.getElementById(control.id);
    if (there instanceof HTMLInputElement) there.checked = !isTicked;
    // A tab goes by the pressing down.
    else there?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    there?.click();
  };
  const pressAll = () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('keydown', onKeyDown, true);
    // Each in a task of its own: what one changes is drawn before the next.
    for (const [control, isTicked] of kept) setTimeout(press, 0, control, isTicked);
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKeyDown, true);
  addEventListener(alive, pressAll, { once: true });
}
