// `node scripts/operations/is-alive.ts [/readyz]`: whether the process of this container responds, for the image's
// HEALTHCHECK; with /readyz, whether it can serve.

const [path = '/healthz'] = process.argv.slice(2);
const isAlive = fetch(`http://127.0.0.1:${process.env.PORT || 3000}${path}`).then(
  ({ ok }) => ok,
  () => false,
);
isAlive.then((ok) => {
  process.exitCode = ok ? 0 : 1;
});
