// The first import of the root. zod would try `new Function` once to test for it; our policy forbids that and the
// browser reports a violation. Set as a global, because zod's `config` would add zod (20 kB) to every first view.
if (typeof document !== 'undefined') Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
