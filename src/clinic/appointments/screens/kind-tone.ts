import type { Kind } from '#clinic/services/contract.ts';
import type { Tone } from '#design/tone.ts';
import { withoutLegacyCode } from '../terms.ts';

// Apart from the other labels: the front page needs the colours but none of the texts.

/** The kind of a stored value, including codes of the clinic's former system. */
// Cast: the server stores only kinds and these codes.
export const kindOf = (type: string): Kind => withoutLegacyCode(type) as Kind;

export const kindTone = (type: string): Tone => tones[kindOf(type)] ?? 'river';
const tones: Record<Kind, Tone> = { office: 'river', home: 'pine', video: 'coral', child: 'ochre' };
