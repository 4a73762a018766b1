import type { Plugin } from 'vite';

const react = /react-dom-client\.production\.js$/;
const made = /(\w+Exception) = Error\(formatProdErrorMessage\(\d+\)\)/g;
/** So many that React 19.3 makes while it is read. */
const known = 5;

/**
 * React makes five errors ahead, which it throws and catches itself and knows by being the same; nobody reads where they came
 * from. Where somebody listens (the browser's tools, Lighthouse, a measuring browser) the browser looks that up at once, and
 * reads all the scripts a second time for it: 80 ms at a fourth of the speed, in the longest task of every page. So they are
 * made as errors without a trace.
 */
export const sentinels: Plugin = {
  name: 'sentinels',
  transform(code, id) {
    if (!react.test(id)) return null;
    const found = code.match(made)?.length ?? 0;
    if (found !== known) throw new Error(`React makes ${found} errors ahead, and not ${known}.`);
    return { code: code.replace(made, '$1 = Object.create(Error.prototype)'), map: null };
  },
};
