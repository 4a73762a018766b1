import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** OTLP's numbers for what a span is: an answer, a question to somebody else, a job. */
export const kinds = { server: 2, client: 3, consumer: 5 } as const;

/** A piece of work with a beginning and an end. Attributes are routes, verbs and numbers of ours: never what a person wrote or is. */
export type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: (typeof kinds)[keyof typeof kinds];
  startedAt: bigint;
  endedAt: bigint;
  attributes: Record<string, string | number>;
  hasFailed: boolean;
};

export type Parent = Pick<Span, 'traceId' | 'spanId'>;
type Begun = Pick<Span, 'name' | 'kind' | 'attributes'>;
/** What is known at the end: whether it failed, what it is called after all, and further attributes. */
type Ended = { hasFailed: boolean; name?: string; attributes?: Span['attributes'] };

/** `00-<trace>-<span>-<flags>` (W3C Trace Context). @returns undefined where it is none, or asks not to be followed */
export function parentOf(traceparent: string | undefined): Parent | undefined {
  const [, traceId, spanId, flags] =
    /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return (Number.parseInt(flags, 16) & 1) === 1 ? { traceId, spanId } : undefined;
}

/** Nanoseconds since 1970, as OTLP counts; a wall clock that is put right does not make work shorter. */
const now = (): bigint => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1_000)) * 1_000n;

/** Spans that know which work they are part of. */
export function createTracer(keep: (span: Span) => void) {
  const current = new AsyncLocalStorage<Parent>();

  const begin = (begun: Begun, parent = current.getStore()) => {
    const ids = {
      traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
    };
    const startedAt = now();
    return {
      ids,
      end({ hasFailed, name = begun.name, attributes = {} }: Ended): void {
        keep({
          ...{ ...begun, ...ids, name, startedAt, endedAt: now(), hasFailed },
          ...(parent === undefined ? {} : { parentSpanId: parent.spanId }),
          attributes: { ...begun.attributes, ...attributes },
        });
      },
    };
  };
  return {
    begin,
    /** Begins a part of the work under way; undefined where none is: what belongs to nothing is not told. */
    beginPart: (begun: Begun) => (current.getStore() === undefined ? undefined : begin(begun)),
    within: <T>(parent: Parent, work: () => T): T => current.run(parent, work),
  };
}

export type Tracer = ReturnType<typeof createTracer>;
