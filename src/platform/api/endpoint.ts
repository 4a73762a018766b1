import type { z } from 'zod';
import type { RefusalTable } from './refusals.ts';

/** Who may call: anyone, anyone signed in, or the named roles. */
type Access = 'public' | 'signed-in' | { roles: readonly string[] };

/**
 * One call of the wire. Route, OpenAPI document, client type and test are all derived from it.
 * `reply` is null where the answer has no JSON body.
 */
export type Endpoint = {
  /** Its name for programs, in the OpenAPI document; without one it is called after method and path. */
  id?: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  access: Access;
  /** Lets other servers call it too: its handler proves the sender itself, from `rawBodyOf`. */
  from?: 'anywhere';
  /** What a program's key must open to call it; without one no key calls it. */
  scope?: string;
  /** Takes an `Idempotency-Key`: the same key of the same person has one effect and one answer. Only for the signed-in. */
  idempotent?: true;
  /** Answers in a locked session, too, and before a second factor is proved: what tells who is there, and what proves it. */
  beforeProof?: true;
  /** Open pages ask it without anybody's doing: it is no sign that somebody is there, and keeps no session awake. */
  asksByItself?: true;
  /** Of a body that brings a file along; all others have the house's limit (64 KiB). */
  largestBodyBytes?: number;
  summary: string;
  /** What whoever has only the document needs to know beside it. */
  description?: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  status: 200 | 201 | 204;
  reply: z.ZodType | null;
  /** The media type of an answer that is a file or a stream. */
  file?: FileType;
  /**
   * Its use case writes the JSON of `reply` itself; a test holds what it writes against the shape. Whoever has that answer
   * already, by its `ETag`, gets 304 and no body.
   */
  written?: true;
  refusals?: RefusalTable;
};

type FileType =
  | 'application/pdf'
  | 'image/webp'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'text/calendar'
  | 'text/csv'
  | 'text/event-stream';

/** Declares an endpoint and keeps its literal types. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler receives, after validation. */
export type Received<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
};

/** What the browser sends. */
export type Request<E extends Endpoint> = {
  params?: Sent<E['params']>;
  query?: Sent<E['query']>;
  body?: Sent<E['body']>;
};

/** What a handler returns, before the reply's shape strips it to its allow-list; what is `written`, as JSON. */
export type Reply<E extends Endpoint> = E extends { written: true }
  ? string
  : E['reply'] extends z.ZodType
    ? z.input<E['reply']>
    : unknown;

/** What the browser reads. */
export type Answer<E extends Endpoint> = E['reply'] extends z.ZodType ? z.output<E['reply']> : null;
