import { test } from 'vitest';
import { findFirefox } from '../../scripts/ready/other-browsers.mjs';
import { openFirefox } from './firefox.ts';
import { expectJourney } from './run-journey.ts';

test('in Firefox a new person finds the emergency numbers, registers, books, pays, moves and cancels', async () => {
  const path = findFirefox();
  if (!path) throw new Error('There is no Firefox on this machine.');
  await expectJourney('firefox', (sitting) => openFirefox(path, sitting));
});
