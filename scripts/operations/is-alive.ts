// Whether the process of this container answers: `node scripts/operations/is-alive.ts`, for the image's HEALTHCHECK.

const isAlive = fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
isAlive.then((ok) => {
  process.exitCode = ok ? 0 : 1;
});
