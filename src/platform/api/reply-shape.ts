import { isObject } from '../json.ts';

/**
 * Keys that the JSON reply of a GET must have, by '/api/path', separated by spaces; a leading '[' marks a list of
 * such objects. Generated from the contracts by scripts/build/reply-shapes.ts.
 */
type ReplyShapes = Record<string, string>;

const loading: { site?: Promise<ReplyShapes>; panel?: Promise<ReplyShapes> } = {};

/**
 * Loads the shapes with the first read instead of the first view. If that fails, replies are not checked.
 * @param path of the endpoint to read
 */
export function loadReplyShapes(path: string): Promise<ReplyShapes> {
  // As scripts/build/reply-shapes.ts: visitors of the site do not load the shapes of the panel.
  const part = path.split('/')[2] === 'staff' ? 'panel' : 'site';
  loading[part] ??= importShapes(part).then(
    (module) => module.shapes,
    () => {
      delete loading[part];
      return {};
    },
  );
  return loading[part];
}

const importShapes = (part: 'site' | 'panel') =>
  part === 'panel' ? import('virtual:reply-shapes/panel') : import('virtual:reply-shapes/site');

/**
 * Whether a reply is of its kind and has its first keys: `null`, `{}` or a list instead of an object come from proxies
 * and other versions. Values are not checked.
 * @param shape undefined for a reply without one
 */
export function hasShape(reply: unknown, shape: string | undefined): boolean {
  if (shape === undefined) return true;
  if (shape.startsWith('['))
    return Array.isArray(reply) && reply.every((element) => hasKeys(element, shape.slice(1)));
  return !Array.isArray(reply) && isObject(reply) && hasKeys(reply, shape);
}

/** Lists of plain values have no keys to check. */
const hasKeys = (value: unknown, keys: string): boolean =>
  keys === '' || (isObject(value) && keys.split(' ').every((key) => key in value));
