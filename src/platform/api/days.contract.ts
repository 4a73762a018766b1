import { z } from 'zod';

/** What the document says of a day. */
export const dayInWords = { description: 'A calendar day in Madrid.', examples: ['2026-12-15'] };

/** A day on the wire, as an answer carries it. */
export const madridDay = z.iso.date().meta(dayInWords);
