import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Global, because each test file loads this module again, and the builtin must be wrapped only once. */
const state = globalThis as typeof globalThis & { hashesForReal?: boolean };

/**
 * Runs work with passwords hashed at the production cost, for tests that check or measure it. All other tests
 * hash at a thousandth of it; otherwise hashing would take a third of the suite's time.
 */
export async function withRealHashing(work: () => Promise<void>): Promise<void> {
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
  // Also updates named imports.
  syncBuiltinESMExports();
}
