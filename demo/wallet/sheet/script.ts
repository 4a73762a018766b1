import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { hidden } from '../rest/calls.ts';

/** In order of dependency. */
const parts = ['styles', 'calls', 'sheet', 'buttons', 'sdk'];

/**
 * Serves the browser script. It is plain JavaScript, because Node strips types only from code it runs itself
 * without a warning on stderr. Like PayPal's SDK it is one classic script, so the modules are wrapped in one
 * function.
 */
export function serveScript(app: FastifyInstance): void {
  let script: Promise<string> | undefined;
  app.get('/sdk.js', hidden, async (_request, reply) => {
    script ??= assemble();
    return reply.type('text/javascript; charset=utf-8').send(await script);
  });
}

async function assemble(): Promise<string> {
  const texts = await Promise.all(
    parts.map((name) => readFile(new URL(`./browser/${name}.js`, import.meta.url), 'utf8')),
  );
  const modules = texts.map((text) => text.replace(/^import [^;]*;\n/gm, '').replace(/^export /gm, ''));
  return `(() => {\n'use strict';\n${modules.join('\n')}})();\n`;
}
