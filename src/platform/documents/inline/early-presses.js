// Records presses that happen before hydration and replays them afterwards, in order and once each.
// Native behaviour stays native: links, typing, checkboxes, dialogs opened by `commandfor`.
(() => {
  // Maps each pressed control to its new state (checkbox and radio only).
  const presses = new Map();
  const markedElement = (control) => control.closest('label') ?? control;

  function record(control, isChecked = false) {
    presses.delete(control);
    presses.set(control, isChecked);
    const element = markedElement(control);
    element.ariaBusy = 'true';
    // Selector for the visual 'pending' style.
    element.dataset.pressKept = '';
  }

  // Browsers without invoker commands (Firefox, older Safari) get the same behaviour here.
  const supportsCommands = 'commandForElement' in HTMLButtonElement.prototype;
  function runCommand(control, dialog) {
    if (supportsCommands || !(dialog instanceof HTMLDialogElement)) return false;
    control.focus();
    if (control.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
    return true;
  }

  function onClick(event) {
    const control =
      event.target instanceof Element && event.target.closest('button,[type=checkbox],[type=radio]');
    if (control instanceof HTMLButtonElement) {
      const dialogId = control.getAttribute('commandfor');
      if (dialogId !== null && !runCommand(control, document.getElementById(dialogId))) return;
      if (dialogId === null) record(control);
      event.preventDefault();
    } else if (control instanceof HTMLInputElement) {
      record(control, control.checked);
    } else {
      return;
    }
    // React may already listen and would handle the press a second time.
    event.stopImmediatePropagation();
  }

  function onKeyDown(event) {
    if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
    const submit = event.target.form?.querySelector('[type=submit],[data-sends]');
    if (!submit) return;
    event.preventDefault();
    record(submit);
  }

  function replay(control, isChecked) {
    const element = markedElement(control);
    element.ariaBusy = null;
    delete element.dataset.pressKept;
    // Hydration may have replaced the element.
    const current = control.isConnected ? control : document.getElementById(control.id);
    if (current instanceof HTMLInputElement) current.checked = !isChecked;
    // Radix tabs react to mousedown.
    else current?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    current?.click();
  }

  function replayAll() {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('keydown', onKeyDown, true);
    // One task per press, so that each result renders before the next press.
    for (const [control, isChecked] of presses) setTimeout(replay, 0, control, isChecked);
  }

  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKeyDown, true);
  addEventListener('page-hydrated', replayAll, { once: true });
  document.currentScript.remove();
})();
