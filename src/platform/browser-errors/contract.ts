import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';

/** Contains no personal data: neither the error message, which may quote user input, nor the page's query. */
const browserError = z.strictObject({
  /** The error's class: 'RangeError'. */
  name: z.string().regex(/^\w{1,40}$/),
  /** The page's path, with numbers replaced by ':id'. */
  page: z.string().regex(/^\/[\w/:-]{0,80}$/),
  /** Innermost frames in our scripts: file, line and column. */
  frames: z.array(z.string().regex(/^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/)).max(5),
});
export type BrowserError = z.output<typeof browserError>;

export const reportBrowserError = endpoint({
  method: 'POST',
  path: '/api/browser-errors',
  access: 'public',
  summary: 'Report an error of a page for the log: class, page and place in our scripts',
  body: browserError,
  status: 204,
  reply: null,
});
