/** What somebody agrees to here; each has texts of its own, in versions. */
export const consentKinds = ['treatment', 'minors', 'data', 'video'] as const;
export type ConsentKind = (typeof consentKinds)[number];

export const consentKindWords: Record<ConsentKind, string> = {
  treatment: 'Atención psicológica',
  data: 'Protección de datos',
  video: 'Sesiones por vídeo',
  minors: 'Atención a una persona menor',
};

/** Who signs for a minor, as the family has said it or a court has decided it. */
export const arrangements = ['both', 'one', 'court_ruling', 'art_236_8', 'disagreement'] as const;
export type Arrangement = (typeof arrangements)[number];

/**
 * 'art_236_8': no consent of the parent whom a criminal case is about, nor where the other is cared for by the services
 * against violence (Codi civil de Catalunya, art. 236-8.2.d, by Llei 14/2020 and Decret llei 26/2021).
 */
export const arrangementWords: Record<Arrangement, string> = {
  both: 'Firman los dos progenitores',
  one: 'Firma uno solo',
  court_ruling: 'Según una resolución judicial',
  art_236_8: 'Firma uno (art. 236-8.2.d CCCat)',
  disagreement: 'No están de acuerdo',
};

/** From this age somebody consents to their own care (Ley 41/2002, art. 9.4; Codi civil de Catalunya, art. 236-8.2.d). */
export const ownConsentAge = 16;

/** How a signature came to the clinic. */
export const ways = ['link', 'desk', 'paper'] as const;
export type Way = (typeof ways)[number];

export const wayWords: Record<Way, string> = {
  link: 'por enlace',
  desk: 'en la clínica, en pantalla',
  paper: 'en papel',
};

/** Days for which a link that was sent is good; minutes for which the screen at the desk is. */
export const linkDays = 14;
export const deskMinutes = 60;

/** Stands wherever states are shown: what this is, and what it is not. */
export const whatItIs = 'El programa guarda las pruebas; no dice si un consentimiento es válido.';

/** A professional's ground for going on without a signature: written words, or that the family alone comes. */
export const grounds = ['reason', 'family_only'] as const;
export type Ground = (typeof grounds)[number];

/** Of a paper that was scanned: a PDF, or pictures of its pages. */
export const mostPdfBytes = 5_000_000;
export const mostPages = 4;
/** All its pictures together. */
export const mostScanBytes = 12_000_000;

/** The name of a paper's file. */
export const scanName = (consentId: number): string => `consentimiento-${consentId}.pdf`;
export const attachedScan = (consentId: number): string => `attachment; filename="${scanName(consentId)}"`;
