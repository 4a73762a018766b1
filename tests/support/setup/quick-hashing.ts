import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Outlives the module: each test file reads it anew, and the builtin may be wrapped only once. */
const state = globalThis as typeof globalThis & { hashesForReal?: boolean };

/**
 * Does a piece of work with passwords hashed at the cost that people pay: for what looks at that cost, or measures it.
 * Everywhere else a test hashes at a thousandth of it, or a third of the suite's time went into accounts that nobody attacks.
 */
export async function hashingForReal(work: () => Promise<void>): Promise<void> {
  state.hashesForReal = true;
  try {
    await work();
  } finally {
    state.hashesForReal = false;
  }
}

if (state.hashesForReal === undefined) {
  state.hashesForReal = false;
  const { argon2 } = crypto;
  crypto.argon2 = (algorithm, parameters, callback) =>
    argon2(algorithm, state.hashesForReal ? parameters : { ...parameters, memory: 16, passes: 1 }, callback);
  // What was imported by name, too.
  syncBuiltinESMExports();
}
