/**
 * Number of measurements of each side, in turn. The run of all benches uses fewer for benches that take
 * minutes, and reports it.
 */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
