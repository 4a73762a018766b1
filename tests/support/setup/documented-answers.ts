import { afterEach } from 'vitest';
import { undocumentedResponses } from '../open-api/documented.ts';

// Every test checks that all responses match the OpenAPI document.
afterEach(() => {
  const faults = [...new Set(undocumentedResponses.splice(0))];
  if (faults.length > 0) throw new Error(`answered otherwise than the document says:\n${faults.join('\n')}`);
});
