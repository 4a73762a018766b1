import { findChromium } from '../../scripts/chromium.mjs';
import { briefScripts, chromiumArgs, fewPictures, noPictures } from '../../scripts/chromium-args.ts';

const args = [...chromiumArgs, briefScripts, fewPictures];

/** The browser of a journey. */
export const launchOptions = { executablePath: findChromium(), args: [...args, noPictures] };

/**
 * For journeys in which pictures count: what a page weighs, how it is painted, and every page once, as it opens. What does not come there
 * is a complaint of the browser.
 */
export const withPictures = { launchOptions: { ...launchOptions, args } } as const;
