import { defineConfig } from 'vitest/config';
import everything from '../../vitest.config.ts';

/** What `npm run mutants` asks of each change: the tests of its scope alone, in one cluster for them all. */
const { projects: _, ...common } = everything.test ?? {};
const include = JSON.parse(process.env.MUTANT_TESTS ?? '[]') as string[];

// A change that lets a test wait is a change noticed: shorter limits than the suite's.
export default defineConfig({ test: { ...common, include, testTimeout: 30_000, hookTimeout: 60_000 } });
