import { test } from 'vitest';
import { languages } from '#platform/language/language.ts';
import { findFirefox } from '../../scripts/ready/other-browsers.mjs';
import { openFirefox } from './firefox.ts';
import { expectJourney } from './run-journey.ts';

test.each(languages)(
  'in Firefox a new person finds the emergency numbers, registers, books, pays, moves and cancels: %s',
  async (language) => {
    const path = findFirefox();
    if (!path) throw new Error('There is no Firefox on this machine.');
    await expectJourney('firefox', language, (sitting) => openFirefox(path, sitting));
  },
);
