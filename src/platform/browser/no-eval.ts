// The first import of the root. In browsers zod would try `new Function` once, to learn whether it may: our policy forbids it
// and the browser reports the try as a breach. Set here and not by zod's own `config`, which would bring zod (20 kB) into
// every first view; zod finds its settings under this name.
if (typeof document !== 'undefined') Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
