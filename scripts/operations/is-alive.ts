// `node scripts/operations/is-alive.ts`: whether the process of this container responds; for the image's
// HEALTHCHECK.

const isAlive = fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
isAlive.then((ok) => {
  process.exitCode = ok ? 0 : 1;
});
