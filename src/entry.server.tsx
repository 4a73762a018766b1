import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

// Configuration of this build; the server compares it with its own.
export * as builtWith from '#config';
// Exported here so that the bundle contains the only copy; the app sets them per document.
export { askApi, site } from '#platform/api/context.ts';

/** Renders a document completely: it is cached, hashed and compressed afterwards, so streaming gains nothing. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // The router's own error page would log an error without any information.
  if (status >= 500) return new Response(null, { status });
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // Keeps late-hydrated parts (`DeferredHydration`) in place however long they are, instead of appending them for
      // a script to move.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

/** The server answers a failed page with 503 and logs the cause. */
export function handleError(): void {}
