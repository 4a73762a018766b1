// @ts-check
import { createButtons } from './buttons.js';
import { createCalls } from './calls.js';

// Only available while the script first executes.
const own = /** @type {HTMLScriptElement} */ (document.currentScript);
const calls = createCalls(new URL(own.src));

Object.assign(window, {
  paypal: {
    version: '5.0-onyar-demo',
    /** @param {import('./buttons.js').Options} options */
    Buttons: (options) => createButtons(calls, options),
  },
});
