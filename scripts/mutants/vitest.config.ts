import { defineConfig } from 'vitest/config';
import everything from '../../vitest.config.ts';

/** Vitest configuration of `npm run mutants`: only the tests of the scope, in one cluster for all. */
const { projects: _, ...common } = everything.test ?? {};
const include = JSON.parse(process.env.MUTANT_TESTS ?? '[]') as string[];

// A test that hangs detects the mutant, so the limits are shorter than the suite's.
export default defineConfig({ test: { ...common, include, testTimeout: 30_000, hookTimeout: 60_000 } });
