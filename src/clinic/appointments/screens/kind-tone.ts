import type { Kind } from '#clinic/services/contract.ts';
import type { Tone } from '#design/tone.ts';
import { withoutLegacyCode } from '../terms.ts';

// Apart from the other labels: the front page has the colours, and none of the words.

/** The kind behind what is stored, also behind the codes of the clinic's former system. */
// Cast: the server stores kinds and these codes, nothing else.
export const kindOf = (type: string): Kind => withoutLegacyCode(type) as Kind;

/** Each kind keeps its colour everywhere. */
export const kindTone = (type: string): Tone => tones[kindOf(type)] ?? 'river';
const tones: Record<Kind, Tone> = { office: 'river', home: 'pine', video: 'coral', child: 'ochre' };
