import { test } from 'vitest';
import { languages } from '#platform/language/language.ts';
import { findWebKit } from '../../scripts/ready/other-browsers.mjs';
import { expectJourney } from './run-journey.ts';
import { openWebKit } from './webkit.ts';

test.each(languages)(
  'in WebKit a new person finds the emergency numbers, registers, books, pays, moves and cancels: %s',
  async (language) => {
    const programs = findWebKit();
    if (!programs) throw new Error('There is no WebKitGTK on this machine.');
    await expectJourney('webkit', language, (sitting) => openWebKit(programs, sitting));
  },
);
