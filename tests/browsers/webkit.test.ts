import { test } from 'vitest';
import { findWebKit } from '../../scripts/ready/other-browsers.mjs';
import { expectJourney } from './run-journey.ts';
import { openWebKit } from './webkit.ts';

test('in WebKit a new person finds the emergency numbers, registers, books, pays, moves and cancels', async () => {
  const programs = findWebKit();
  if (!programs) throw new Error('There is no WebKitGTK on this machine.');
  await expectJourney('webkit', (sitting) => openWebKit(programs, sitting));
});
