import { openClinic } from './clinic.ts';
import { fire } from './load.ts';
const clinic = await openClinic({ professionals: 60 });
const day = (o: number) => new Date(Date.now() + o * 86_400_000).toISOString().slice(0, 10);
const o = clinic.products[0]!.url;
const ask = () => fire(o, Array.from({ length: 4000 }, (_, i) => ({ path: `/api/availability?professionalId=${3 + (i % 60)}&type=office&from=${day(1)}&to=${day(31)}` })));
const book = async () => fire(o, (await clinic.wishes(960)).map((w) => ({ method: 'POST' as const, path: '/api/appointments', headers: { cookie: w.cookie, 'content-type': 'application/json' }, body: JSON.stringify({ type: 'office', date: w.date, professionalId: w.professionalId }) })));
for (let i = 0; i < 1; i++) console.log('availability/s', Math.round((await ask()).perSecond));
for (let i = 0; i < 8; i++) { const r = await book(); console.log('bookings/s', Math.round(r.perSecond), r.statuses); }
await clinic.end();
