import { findChromium } from '../../scripts/chromium.mjs';
import { briefScripts, chromiumArgs, fewPictures, noPictures } from '../../scripts/chromium-args.ts';

const args = [...chromiumArgs, briefScripts, fewPictures];

export const launchOptions = { executablePath: findChromium(), args: [...args, noPictures] };

/** For tests that need images: page weight, painting, and opening every page once. A missing image logs an error. */
export const withPictures = { launchOptions: { ...launchOptions, args } } as const;
