/** How often each side is measured, in turn. The run of all benches asks for fewer of those that take minutes, and says so. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
