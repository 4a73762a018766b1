import { afterEach } from 'vitest';
import { undocumented } from '../open-api/documented.ts';

// What is answered and what the OpenAPI document says are one thing, in every test.
afterEach(() => {
  const faults = [...new Set(undocumented.splice(0))];
  if (faults.length > 0) throw new Error(`answered otherwise than the document says:\n${faults.join('\n')}`);
});
