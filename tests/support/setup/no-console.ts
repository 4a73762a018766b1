import { afterEach, beforeEach, vi } from 'vitest';

// Any console error fails the test: React warnings, debugging output, unhandled problems.
const complaints: unknown[][] = [];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
});

afterEach(() => {
  const [first] = complaints.splice(0);
  if (first) throw new Error(`console.error was called: ${first.join(' ')}`);
});
