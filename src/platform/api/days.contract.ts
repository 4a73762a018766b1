import { z } from 'zod';

/** Schema metadata of a day. */
export const dayMetadata = { description: 'A calendar day in Madrid.', examples: ['2026-12-15'] };

export const madridDay = z.iso.date().meta(dayMetadata);
