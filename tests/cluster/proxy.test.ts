import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const written = readFileSync(new URL('../../docs/operating/haproxy.cfg', import.meta.url), 'utf8');

test('sends PostgreSQL the query that the comment above the bytes states', () => {
  const checks = [...written.matchAll(/# (select .*)\n +tcp-check send-binary ([0-9a-f]+)/g)];
  expect(checks.length).toBe(3);
  for (const [, question = '', hex = ''] of checks) {
    const bytes = Buffer.from(hex, 'hex');
    // A query message of PostgreSQL's protocol version 3: 'Q', the length including itself, the text and a
    // zero byte.
    expect(bytes.toString('latin1', 0, 1)).toBe('Q');
    expect(bytes.readInt32BE(1)).toBe(bytes.length - 1);
    expect(bytes.toString('utf8', 5)).toBe(`${question}\0`);
  }
});
