// @ts-check
/** @import { Facts } from './calls.js' */

/**
 * Creates an element.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {string} className @param {(Node | string)[]} children
 */
export function element(tag, className, ...children) {
  const made = document.createElement(tag);
  if (className) made.className = `onyar-wallet-${className}`;
  made.append(...children);
  return made;
}

/**
 * Keeps the button focusable, unlike `disabled`, which would move the focus out of the dialog. @param
 * {HTMLElement} button
 */
export const isOff = (button) => button.getAttribute('aria-disabled') === 'true';

/** @param {string} className @param {string} text */
export function button(className, text) {
  const made = element('button', className, text);
  made.type = 'button';
  return made;
}

let count = 0;

/**
 * Shows the approval dialog on top of the page and closes it after the decision.
 * @param {HTMLElement} place the element to insert the dialog into, so that an enclosing dialog counts it as
 * its own content
 * @param {Facts} facts
 * @param {(decline: boolean) => Promise<unknown>} approve
 * @returns {Promise<'approved' | 'cancelled'>} rejects if the wallet is unreachable
 */
export function openSheet(place, facts, approve) {
  const title = element('h2', '', 'Pagar con PayPal (simulación)');
  title.id = `onyar-wallet-title-${++count}`;
  title.tabIndex = -1;
  // Focused first: Enter, still held down from opening the dialog, must not pay.
  title.autofocus = true;
  const pay = button('pay', 'Pagar ahora');
  const cancel = button('plain', 'Cancelar');
  const decline = button('decline', 'Simular rechazo');
  const note = element('p', 'note', 'Es una simulación: no se cobra nada.');
  const choices = element('div', 'choices', pay, cancel, decline);
  const dialog = element('dialog', 'sheet', title, factsList(facts), note, choices);
  dialog.setAttribute('aria-labelledby', title.id);

  return new Promise((resolve, reject) => {
    let isBusy = false;

    /** @param {() => void} settle */
    const close = (settle) => {
      window.removeEventListener('keydown', onKey, true);
      dialog.remove();
      settle();
    };
    const giveUp = () => {
      if (!isBusy) close(() => resolve('cancelled'));
    };
    /** @param {HTMLElement} pressed @param {boolean} declines */
    const decide = async (pressed, declines) => {
      if (isBusy) return;
      isBusy = true;
      pressed.textContent = 'Pagando…';
      for (const each of [pay, cancel, decline]) each.setAttribute('aria-disabled', 'true');
      dialog.setAttribute('aria-busy', 'true');
      await approve(declines).then(
        () => close(() => resolve('approved')),
        (error) => close(() => reject(error)),
      );
    };
    /**
     * Captures Escape before any other listener: the enclosing dialog listens on the document in the capture
     * phase and would close too; its focus trap would take over Tab.
     * @param {KeyboardEvent} event
     */
    const onKey = (event) => {
      if (!dialog.isConnected) return window.removeEventListener('keydown', onKey, true);
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      giveUp();
    };
    window.addEventListener('keydown', onKey, true);
    dialog.addEventListener('keydown', (event) => event.stopPropagation());
    // A phone's back gesture fires no key event.
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      giveUp();
    });
    // Browsers can close a dialog despite preventDefault. If a payment is in progress, it continues without
    // the dialog.
    dialog.addEventListener('close', giveUp);
    pay.addEventListener('click', () => decide(pay, false));
    decline.addEventListener('click', () => decide(decline, true));
    cancel.addEventListener('click', giveUp);
    place.append(dialog);
    dialog.showModal();
  });
}

/** @param {Facts} facts */
function factsList({ merchant, description, amount }) {
  const list = element('dl', '', element('dt', '', 'Comercio'), element('dd', '', merchant));
  if (description) list.append(element('dt', '', 'Concepto'), element('dd', '', description));
  const format = new Intl.NumberFormat('es-ES', { style: 'currency', currency: amount.currency_code });
  list.append(element('dt', '', 'Importe'), element('dd', 'amount', format.format(Number(amount.value))));
  return list;
}
