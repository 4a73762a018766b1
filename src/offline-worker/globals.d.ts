/** Pages the worker may cache; `src/site-files/installation.ts` prepends both to the worker's source. */
declare const publicPaths: readonly string[];

/** Offline pages: the first in the default language, each other one below its language's prefix. */
declare const helpPages: readonly string[];
