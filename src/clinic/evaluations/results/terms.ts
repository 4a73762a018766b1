import type { Band } from '../instruments/terms.ts';
import type { Instrument } from '../terms.ts';
import { texts as bandTexts } from './band-texts.ts';
import { texts } from './texts.ts';

/** Bands as named in the literature, for clinicians. */
export const bandLabels = (): Readonly<Record<Band, string>> => bandTexts().bands;

/** Explanation of a score for the patient: how often something occurred, never a diagnosis. */
export const sentenceOf = (instrument: Instrument, band: Band): string => texts().sentences[instrument][band];

/** Disclaimer shown with every result. */
export const disclaimer = (): string => texts().disclaimer;

/** Maximum length in characters of the professional's comment. */
export const maxCommentLength = 2_000;

/** Length of the clinic's list of finished questionnaires: unread ones first, then the last ones released. */
export const maxListed = 200;
