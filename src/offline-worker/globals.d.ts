/** Pages the worker may cache; `src/site-files/installation.ts` prepends it to the worker's source. */
declare const publicPaths: readonly string[];
