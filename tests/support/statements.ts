import pg from 'pg';

type Query = (...asked: unknown[]) => unknown;
// Cast: `query` has many overloads, which do not matter here.
const client = pg.Client.prototype as unknown as { query: Query };

/** Statements of background polling. The measured work itself only inserts jobs into the queue. */
const isContentVersionPoll = (text: string) =>
  text.includes('content_version') || (text.includes('pgboss.') && !/^\s*insert/i.test(text));

/**
 * Measures the statements and round trips of some work; concurrent statements count as one round trip.
 * Background polling (content version, job queue) is left out.
 */
export async function recordStatements<T>(work: () => Promise<T>) {
  const statements: string[] = [];
  const unanswered = new WeakMap<pg.Client, number>();
  let roundTrips = 0;
  const original = client.query;
  client.query = function (this: pg.Client, ...asked: unknown[]) {
    const text = String(Object(asked[0]).text ?? asked[0]);
    if (isContentVersionPoll(text)) return original.apply(this, asked);
    const ahead = unanswered.get(this) ?? 0;
    if (ahead === 0) roundTrips++;
    statements.push(text);
    unanswered.set(this, ahead + 1);
    const answered = () => unanswered.set(this, (unanswered.get(this) ?? 1) - 1);
    const last = asked.at(-1);
    if (typeof last === 'function') {
      return original.call(this, ...asked.slice(0, -1), (...answer: unknown[]) => {
        answered();
        last(...answer);
      });
    }
    // Cast: without a callback it returns a promise.
    const answer = original.apply(this, asked) as Promise<unknown>;
    answer.then(answered, answered);
    return answer;
  };
  try {
    return { answer: await work(), statements, roundTrips };
  } finally {
    client.query = original;
  }
}
