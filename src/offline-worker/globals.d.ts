/** The pages that the worker may keep. `src/site-files/installation.ts` puts it before the worker's text. */
declare const publicPaths: readonly string[];
