import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { z } from 'zod';
import type { Endpoint } from '../../src/platform/api/endpoint.ts';

const src = resolve(import.meta.dirname, '../../src');
const moduleNames = ['virtual:reply-shapes/site', 'virtual:reply-shapes/panel'];

/** Enough to recognise `{}` and other objects; all keys would be two kilobytes more on each page. */
const keysPerReply = 2;

/**
 * Provides the browser with the first required keys of what it reads, generated from the contracts: less than a
 * kilobyte instead of zod and all schemas.
 */
export const replyShapes: Plugin = {
  name: 'reply-shapes',
  resolveId: (id) => (moduleNames.includes(id) ? `\0${id}` : undefined),
  load: async (id) => {
    if (!moduleNames.includes(id.slice(1))) return undefined;
    const isPanel = id.endsWith('/panel');
    const shapes = Object.entries(await readReplyShapes()).filter(
      ([path]) => path.startsWith('/api/staff/') === isPanel,
    );
    return `export const shapes = ${JSON.stringify(Object.fromEntries(shapes))}`;
  },
};

/** @returns for '/api/path' the shape of its GET reply (`ReplyShapes` in src/platform/api/reply-shape.ts) */
async function readReplyShapes(): Promise<Record<string, string>> {
  const files = globSync('**/*contract.ts', { cwd: src }).sort();
  const modules = await Promise.all(
    // Cast: whatever a contract exports; `isEndpoint` selects.
    files.map(
      async (file) => (await import(pathToFileURL(resolve(src, file)).href)) as Record<string, unknown>,
    ),
  );
  return Object.fromEntries(
    modules
      .flatMap((module) => Object.values(module).filter(isEndpoint))
      .flatMap(({ method, path, reply }) =>
        method !== 'GET' || reply === null ? [] : [[path, shapeOf(reply)]],
      ),
  );
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

function shapeOf(schema: z.ZodType): string {
  const { def } = schema as z.ZodType & { def: { type: string; element?: z.ZodType } };
  if (def.type === 'array' && def.element !== undefined) return `[${keysOf(def.element)}`;
  return keysOf(schema);
}

/** The first keys that an object always has; none for other types. */
function keysOf(schema: z.ZodType): string {
  const { shape = {} } = schema as z.ZodType & { shape?: Record<string, z.ZodType> };
  const required = Object.entries(shape).filter(([, value]) => !value.safeParse(undefined).success);
  return required
    .map(([key]) => key)
    .slice(0, keysPerReply)
    .join(' ');
}
