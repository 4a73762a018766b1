import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';

/** Nothing of a person: neither the message of the error, which may quote what was typed, nor the page's query. */
const browserError = z.strictObject({
  /** The error's class: 'RangeError'. */
  name: z.string().regex(/^\w{1,40}$/),
  /** The page's path, with numbers as ':id'. */
  page: z.string().regex(/^\/[\w/:-]{0,80}$/),
  /** Innermost frames in our scripts: file, line and column. */
  frames: z.array(z.string().regex(/^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/)).max(5),
});
export type BrowserError = z.output<typeof browserError>;

export const reportBrowserError = endpoint({
  method: 'POST',
  path: '/api/browser-errors',
  access: 'public',
  summary: 'An error of a page, for the log: class, page and place in our scripts',
  body: browserError,
  status: 204,
  reply: null,
});
