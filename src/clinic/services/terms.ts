import { joinAlternatives } from '#platform/text/alternatives.ts';
import type { Kind } from './kinds.ts';
import { modalityTexts } from './modality-texts.ts';

export const vatClassNames = ['exempt', 'general'] as const;
export type VatClass = (typeof vatClassNames)[number];

/** Places of a service beside the four kinds. Services for children are at the office and require a guardian. */
export const modalities = ['office', 'home', 'video', 'child'] as const satisfies readonly Kind[];
export type Modality = (typeof modalities)[number];

/** Session duration in minutes, in steps of five. */
export const sessionMinutesRange = { shortest: 30, longest: 120, step: 5 };

/** Longest pause after a session. */
export const maxPauseMinutes = 60;

/** Longest travel time before and after a home visit. */
export const maxTravelMinutes = 240;

export const labelModality = (modality: Modality): string => modalityTexts().modalities[modality];

/** 'En el despacho o por vídeo'. */
export function formatModalities(where: readonly Modality[]): string {
  const all = joinAlternatives(
    modalities.filter((one) => where.includes(one)).map((one) => labelModality(one).toLowerCase()),
  );
  return all.charAt(0).toUpperCase() + all.slice(1);
}
