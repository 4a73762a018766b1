/** One module for both, because the process bundle splits what two lazy imports share, in an order that fails. */
export { seedFirstWeek } from './first-week.ts';
export { seedYear } from './year/seed.ts';
