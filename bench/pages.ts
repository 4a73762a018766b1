import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { startProduct } from '#tests/support/servers/product.ts';
import { median, type Row } from './report.ts';
import { type Rival, startFastify, startNginx } from './rivals.ts';
import { rounds } from './rounds.ts';
import { type Load, wrk } from './wrk.ts';

const seconds = 5;

/**
 * The home page from the whole product, compared with nginx and a bare Fastify route that serve the same
 * bytes.
 */
export async function pages(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'onyar-pages-'));
  const product = await startProduct({ DATA_DIR: join(folder, 'data'), LIMIT_FACTOR: '1000000' });
  const rivals: Rival[] = [];
  try {
    const zipped = await gzippedPage(product.url);
    writeFileSync(join(folder, 'index.html.gz'), zipped);
    writeFileSync(join(folder, 'index.html'), gunzipSync(zipped));
    const nginx = await startNginx(folder);
    if (nginx === null) console.log('nginx is not installed: that side is left out, bare Fastify stays.');
    else rivals.push(nginx);
    rivals.push(await startFastify(folder));
    for (const rival of rivals) {
      if (!(await gzippedPage(rival.url)).equals(zipped)) throw new Error(`${rival.name} gives other bytes`);
    }
    return await compare(product.url, rivals);
  } finally {
    for (const rival of rivals) await rival.end();
    await product.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Alternates: ours, each rival, ours, … One warm-up round does not count. */
async function compare(url: string, rivals: Rival[]): Promise<Row[]> {
  const all = [url, ...rivals.map((rival) => rival.url)];
  for (const one of all) await wrk(one, 2);
  const loads = new Map<string, Load[]>(all.map((one) => [one, []]));
  for (let round = 0; round < rounds; round++)
    for (const one of all) loads.get(one)?.push(await wrk(one, seconds));
  const of = (one: string, pick: (load: Load) => number) => median((loads.get(one) ?? []).map(pick));
  const perSecond = (one: string) => of(one, (load) => load.perSecond);
  const spread = (one: string) => of(one, (load) => load.p99 / load.p50);
  const others = rivals.map(({ name, url: their }) => `${name} ${spread(their).toFixed(1)}`).join(', ');
  return [
    ...rivals.map(({ name, url: theirs }) => ({
      what: `pages/s of /, against ${name}`,
      value: perSecond(url) / perSecond(theirs),
      goal: { atLeast: name === 'nginx' ? 0.7 : 0.9 },
      sides: `${Math.round(perSecond(url))}/s : ${Math.round(perSecond(theirs))}/s`,
    })),
    {
      what: 'p99 over p50 of /',
      value: spread(url),
      goal: { atMost: 4 },
      sides: `${of(url, (load) => load.p99).toFixed(2)} ms : ${of(url, (load) => load.p50).toFixed(2)} ms; ${others}`,
    },
  ];
}

/** The page's bytes as received, still compressed. */
async function gzippedPage(origin: string): Promise<Buffer> {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get(origin, { headers: { 'accept-encoding': 'gzip' } }, resolve).on('error', reject);
  });
  if (reply.statusCode !== 200 || reply.headers['content-encoding'] !== 'gzip')
    throw new Error(
      `${origin} answered ${reply.statusCode}, ${reply.headers['content-encoding'] ?? 'plain'}`,
    );
  return buffer(reply);
}
