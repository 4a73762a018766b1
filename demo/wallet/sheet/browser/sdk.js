// @ts-check
import { createButtons } from './buttons.js';
import { createCalls } from './calls.js';

// Known only while the script runs for the first time.
const own = /** @type {HTMLScriptElement} */ (document.currentScript);
const calls = createCalls(new URL(own.src));

/** The interface of PayPal's v5 SDK. */
Object.assign(window, {
  paypal: {
    version: '5.0-onyar-demo',
    /** @param {import('./buttons.js').Options} options */
    Buttons: (options) => createButtons(calls, options),
  },
});
