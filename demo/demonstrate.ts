/** One module for both: with two lazy imports the bundler loads a shared library before its polyfill, and the start fails. */
export { seedFirstWeek } from './first-week.ts';
export { seedYear } from './year/seed.ts';
