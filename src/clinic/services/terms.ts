import { joinAlternatives } from '#platform/text/alternatives.ts';
import type { Kind } from './kinds.ts';

export const vatClassNames = ['exempt', 'general'] as const;
export type VatClass = (typeof vatClassNames)[number];

/** Places of a service beside the four kinds. Services for children are at the office and require a guardian. */
export const modalities = ['office', 'home', 'video', 'child'] as const satisfies readonly Kind[];
export type Modality = (typeof modalities)[number];

/** Session duration in minutes, in steps of five. */
export const sessionMinutesRange = { shortest: 30, longest: 120, step: 5 };

/** Longest pause after a session. */
export const maxPauseMinutes = 60;

export const modalityLabels: Record<Modality, string> = {
  office: 'En el despacho',
  home: 'A domicilio',
  video: 'Por vídeo',
  child: 'Para niñas y niños, en el despacho',
};

/** 'En el despacho o por vídeo'. */
export function formatModalities(where: readonly Modality[]): string {
  const all = joinAlternatives(
    modalities.filter((one) => where.includes(one)).map((one) => modalityLabels[one].toLowerCase()),
  );
  return all.charAt(0).toUpperCase() + all.slice(1);
}
