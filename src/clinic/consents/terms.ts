import { consentLabels } from './labels.ts';
import { texts } from './term-texts.ts';

/** Kinds of consent; each has its own versioned texts. */
export const consentKinds = ['treatment', 'minors', 'data', 'video'] as const;
export type ConsentKind = (typeof consentKinds)[number];

export const consentKindLabel = (kind: ConsentKind): string => consentLabels().kinds[kind];

/** Who signs for a minor, as stated by the family or decided by a court. */
export const arrangements = ['both', 'one', 'court_ruling', 'art_236_8', 'disagreement'] as const;
export type Arrangement = (typeof arrangements)[number];

/**
 * 'art_236_8': no consent is needed of a parent who is subject to a criminal case, or if the other parent is
 * attended by the services against violence (Codi civil de Catalunya, art. 236-8.2.d, by Llei 14/2020 and
 * Decret llei 26/2021).
 */
export const arrangementLabels = (): Record<Arrangement, string> => texts().arrangements;

/**
 * From this age patients consent to their own care (Ley 41/2002, art. 9.4; Codi civil de Catalunya, art.
 * 236-8.2.d).
 */
export const ownConsentAge = 16;

/** How a signature reached the clinic. */
export const signingMethods = ['link', 'desk', 'paper'] as const;
export type SigningMethod = (typeof signingMethods)[number];

/** 'por enlace' */
export const signingMethodLabel = (method: SigningMethod): string => consentLabels().methods[method];

/** Validity of a sent link in days, and of the screen at the desk in minutes. */
export const linkDays = 14;
export const deskMinutes = 60;

/** Shown beside all consent states: what they mean and what they do not. */
export const evidenceDisclaimer = (): string => texts().evidenceDisclaimer;

/** Grounds for proceeding without a signature: a written reason, or that only the family comes. */
export const grounds = ['reason', 'family_only'] as const;
export type Ground = (typeof grounds)[number];

/** Limit of a scanned PDF. */
export const maxPdfBytes = 5_000_000;
export const maxPages = 4;
/** Limit of all pictures of a document together. */
export const maxScanBytes = 12_000_000;

export const scanName = (consentId: number): string => consentLabels().scanName(consentId);
export const scanDisposition = (consentId: number): string => `attachment; filename="${scanName(consentId)}"`;
