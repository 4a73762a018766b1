import type { z } from 'zod';
import type { RefusalTable } from './refusals.ts';

/** Who may call: anyone, signed-in users, or the given roles. */
type Access = 'public' | 'signed-in' | { roles: readonly string[] };

/**
 * Declaration of an endpoint. Route, OpenAPI document, client type and tests are derived from it. `reply` is null
 * without a JSON body.
 */
export type Endpoint = {
  /** Operation id in the OpenAPI document; defaults to method and path. */
  id?: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  access: Access;
  /** Allows calls from other servers: the handler authenticates the sender itself, using `rawBodyOf`. */
  from?: 'anywhere';
  /** Scope that an API key needs; without one no key may call it. */
  scope?: string;
  /** Accepts an `Idempotency-Key`: one effect and one response per user and key. Requires a session. */
  idempotent?: true;
  /** Also available in locked sessions and before the second factor: shows who is signed in, or authenticates. */
  beforeProof?: true;
  /** Polled by open pages: does not count as user activity and does not extend the session. */
  asksByItself?: true;
  /** Maximum body size for file uploads; the default is 64 KiB. */
  largestBodyBytes?: number;
  summary: string;
  /** Explanation for readers of the OpenAPI document. */
  description?: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  status: 200 | 201 | 204;
  reply: z.ZodType | null;
  /** Media type of a file or stream response. */
  file?: FileType;
  /**
   * The use case serializes the JSON of `reply` itself; a test validates it against the schema. Supports `ETag` with
   * 304.
   */
  written?: true;
  /** The clinic's texts in the reply stay in the language in which they are stored, such as texts that were signed. */
  keepsLanguage?: true;
  refusals?: RefusalTable;
};

type FileType =
  | 'application/pdf'
  | 'image/jpeg'
  | 'image/webp'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'text/calendar'
  | 'text/csv'
  | 'text/event-stream';

/** Declares an endpoint and preserves its literal types. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

export type Received<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
};

export type Request<E extends Endpoint> = {
  params?: Sent<E['params']>;
  query?: Sent<E['query']>;
  body?: Sent<E['body']>;
};

export type Reply<E extends Endpoint> = E extends { written: true }
  ? string
  : E['reply'] extends z.ZodType
    ? z.input<E['reply']>
    : unknown;

export type ResponseBody<E extends Endpoint> = E['reply'] extends z.ZodType ? z.output<E['reply']> : null;
