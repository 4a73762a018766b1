import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

// What the pages were built with; the server compares it with its own.
export * as builtWith from '#config';
// The app sets these per document; they travel in this module so that the bundle holds the only copy.
export { askApi, site } from '#platform/api/context.ts';

/** Renders one document whole: it is kept, hashed and compressed afterwards, so nothing is gained by streaming. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // Its facts could not be read. The router would draw a page of its own for that, which writes on the console what says nothing.
  if (status >= 500) return new Response(null, { status });
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // A part that comes alive later (`Later`) stands in its place, however long it is: not behind the page, for a script to move.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

/** A page that cannot be made is answered with 503 by the server, which also logs why. */
export function handleError(): void {}
