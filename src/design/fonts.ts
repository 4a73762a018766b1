import text from './fonts/atkinson-400-700.woff2?url';
import display from './fonts/bricolage-600-700.woff2?url';

/** Addresses of the two font files, for `<link rel='preload' as='font' crossorigin>` in the document's head. */
export const fontUrls: readonly string[] = [display, text];
