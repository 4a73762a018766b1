import { openClinic } from './clinic.ts';
import { startTestApp } from '#tests/support/app.ts';
import pg from 'pg';
const clinic = await openClinic({ professionals: 60 });
const app = await startTestApp({ url: clinic.url, env: { DATABASE_POOL: '1', LIMIT_FACTOR: '1000000' } });
const wishes = await clinic.wishes(60);
let log: [string, number][] = []; 
const orig = pg.Client.prototype.query as any;
pg.Client.prototype.query = function (this: any, ...w: any[]) {
  const text = typeof w[0] === 'string' ? w[0] : w[0].text; const t = performance.now();
  const r = orig.apply(this, w);
  r?.then?.(() => log.push([text.replace(/\s+/g, ' ').slice(0, 90), performance.now() - t]));
  return r;
} as any;
for (const w of wishes) { log = []; const t = performance.now();
  const r = await app.app.inject({ method: 'POST', url: '/api/appointments', headers: { cookie: w.cookie, host: 'onyar.test', 'content-type': 'application/json' }, payload: JSON.stringify({ type: 'office', date: w.date, professionalId: w.professionalId }) });
  if (w === wishes.at(-1)) { console.log(r.statusCode, 'total', (performance.now() - t).toFixed(2)); for (const [a, b] of log) console.log(b.toFixed(2), a); } }
await app.stop(); await clinic.end();
