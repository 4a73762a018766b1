import { afterEach, beforeEach, vi } from 'vitest';

// Whatever complains on the console is a defect: React's warnings, forgotten debugging, unhandled oddities.
const complaints: unknown[][] = [];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
});

afterEach(() => {
  const [first] = complaints.splice(0);
  if (first) throw new Error(`console.error was called: ${first.join(' ')}`);
});
