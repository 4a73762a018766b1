import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { CachedDocument } from './cache.server.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** 4 ms for 180 kB, against 170 for the last tenth of the bytes: what a process makes may never be asked for, or soon be out of date. */
const quickQuality = 6;
const thoroughQuality = 11;

const brotli = (bytes: Buffer, quality: number) =>
  compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Makes what is kept of a rendered document: its headers, its tag, and its bytes in every coding, compressed quickly. */
export async function composeDocument(
  status: number,
  html: string,
  isPrivate: boolean,
  guests?: readonly string[],
): Promise<CachedDocument> {
  const identity = Buffer.from(html);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const [br, zipped] = await Promise.all([
    brotli(identity, quickQuality),
    compressGzip(identity, { level: 9 }),
  ]);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyText(contentSecurityPolicy(hashesOfInlineScripts(html), guests)),
    'cache-control': isPrivate ? 'no-store' : 'no-cache',
    vary: 'Accept-Encoding',
    etag,
  };
  return { status, etag, headers, identity, gzip: zipped, br, madeAt: performance.now(), isCondensed: false };
}

/** A change of content is rarely alone, and each makes every document anew: what is still in use after this long will be for a while. */
const lastingAfterMs = 10_000;
const oneAtATime = pLimit(1);

/**
 * Compresses a document that has lasted for ten seconds as far as it goes: once, one after the other, while nobody waits;
 * where that fails, it stays as large as it is, and whole.
 */
export function condenseIfLasting(document: CachedDocument): void {
  if (document.isCondensed || performance.now() - document.madeAt < lastingAfterMs) return;
  document.isCondensed = true;
  void oneAtATime(() => condense(document)).catch(() => {});
}

/** Whoever asks meanwhile gets what there is. Its tag names the text and stays. */
async function condense(document: CachedDocument): Promise<void> {
  document.br = await brotli(document.identity, thoroughQuality);
  // They say how long the body is.
  document.wholeHeaders = undefined;
}

/** `'sha256-…'` for each script that stands in the document itself (CSP level 2 §7.6). */
export function hashesOfInlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...scripts].map(([, text]) =>
    createHash('sha256')
      .update(text ?? '')
      .digest('base64'),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

const policyText = (directives: Record<string, string[]>): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';');
