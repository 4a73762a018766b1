import { tight } from './tight.ts';

declare global {
  /** Answers on their way that a document has asked for before its scripts were here, by address. */
  var askedEarly: Map<string, Promise<Response>> | undefined;
}

/** Whatever nobody has taken by then is asked for anew: it may be true no more. */
const keptMs = 10_000;

/**
 * What a document carries so that what it will show is on its way while its scripts come. It takes itself out, as hydration looks
 * for nothing that it does not know; `call` takes the answers.
 * @param choose the addresses, from what `settings` and the clinic's clock say. It runs in the browser, as text: it knows nothing
 *   but its arguments
 * @param offsetMinutesAt as of `time-zone.ts`
 */
export const earlyAsks = <Settings>(
  choose: (settings: Settings, offsetMinutesAt: (at: number) => number) => string[],
  settings: Settings,
  offsetMinutesAt: (at: number) => number,
): string =>
  `<script>{const asked=globalThis.askedEarly=new Map;
for(const address of (${tight(choose)})(${JSON.stringify(settings)},${tight(offsetMinutesAt)})){const reply=fetch(address);reply.catch(()=>{});asked.set(address,reply)}
setTimeout(()=>asked.clear(),${keptMs});
document.currentScript.remove()}</script>`;
