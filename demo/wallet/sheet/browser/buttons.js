// @ts-check
/** @import { Calls, Order } from './calls.js' */
import { button, element, isOff, openSheet } from './sheet.js';
import { styles } from './styles.js';

/** @typedef {{ capture(): Promise<Order>, get(): Promise<Order> }} OrderActions */
/**
 * What PayPal's v5 `Buttons` takes, as far as the clinic uses it.
 * @typedef {{
 *   style?: object,
 *   createOrder: (data: object, actions: { order: { create(order: object): Promise<string> } }) => Promise<string> | string,
 *   onApprove?: (data: object, actions: { order: OrderActions, restart(): Promise<void> }) => unknown,
 *   onCancel?: (data: object) => unknown,
 *   onError?: (error: unknown) => unknown,
 * }} Options
 */

/** @param {Calls} calls @param {Options} options */
export function createButtons(calls, options) {
  const pay = button('pay', 'Pagar con PayPal');
  const style = document.createElement('style');
  style.textContent = styles;
  const root = element('div', '', style, pay, element('p', 'small', 'Simulación: no se cobra nada.'));
  root.className = 'onyar-wallet';
  pay.addEventListener('click', () => {
    if (!isOff(pay)) work();
  });

  async function work() {
    setBusy('Un momento…');
    try {
      const orderId = await options.createOrder(
        { paymentSource: 'paypal' },
        { order: { create: (order) => calls.create(order) } },
      );
      if (typeof orderId !== 'string' || orderId === '') throw new Error('createOrder brought no order id.');
      await letApprove(orderId);
    } catch (error) {
      if (options.onError) options.onError(error);
      else reportError(error);
    } finally {
      setBusy(null);
    }
  }

  /** @param {string} orderId @returns {Promise<void>} */
  async function letApprove(orderId) {
    const facts = await calls.describe(orderId);
    // The page may have been left while the order was loading.
    if (!root.isConnected) return;
    const press = await openSheet(root, facts, (decline) => calls.approve(orderId, decline)).finally(() =>
      pay.focus(),
    );
    if (press === 'cancelled') return void (await options.onCancel?.({ orderID: orderId }));
    setBusy('Pagando…');
    await options.onApprove?.(
      { orderID: orderId, payerID: 'ONYARPAYER001', paymentSource: 'paypal' },
      {
        order: { capture: () => calls.capture(orderId), get: () => calls.read(orderId) },
        restart: () => letApprove(orderId),
      },
    );
  }

  /** @param {string | null} words label of the busy button; null: the button is ready again */
  function setBusy(words) {
    pay.textContent = words ?? 'Pagar con PayPal';
    pay.setAttribute('aria-disabled', String(words !== null));
    pay.setAttribute('aria-busy', String(words !== null));
  }

  return {
    isEligible: () => true,
    /** @param {string | HTMLElement} place */
    async render(place) {
      const container = typeof place === 'string' ? document.querySelector(place) : place;
      if (container === null) throw new Error(`There is no ${place} to show the wallet in.`);
      container.append(root);
    },
    async close() {
      root.remove();
    },
  };
}
