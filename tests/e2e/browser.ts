import { findChromium } from '../../scripts/chromium.mjs';
import {
  chromiumArgs,
  disableImages,
  shortLivedPageFlags,
  smallGpuMemory,
} from '../../scripts/chromium-args.ts';

const args = [...chromiumArgs, shortLivedPageFlags, smallGpuMemory];

export const launchOptions = { executablePath: findChromium(), args: [...args, disableImages] };

/** For tests that need images: page weight, painting, and opening every page once. A missing image logs an error. */
export const withPictures = { launchOptions: { ...launchOptions, args } } as const;
