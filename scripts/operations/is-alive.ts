// Whether the process of this container answers: `node scripts/operations/is-alive.ts`, for the image's HEALTHCHECK.

const reply = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).catch(() => undefined);
process.exitCode = reply?.ok ? 0 : 1;
