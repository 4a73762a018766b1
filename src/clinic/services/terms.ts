import { alternativesInWords } from '#platform/text/alternatives.ts';
import type { Kind } from './kinds.ts';

/** How the value added tax treats what is sold: health care, or not (an expert report). The rules stand with the receipts. */
export const vatClassNames = ['exempt', 'general'] as const;
export type VatClass = (typeof vatClassNames)[number];

/** Where a service beside the four kinds can take place. What is for children is at the office, and asks for a guardian. */
export const modalities = ['office', 'home', 'video', 'child'] as const satisfies readonly Kind[];
export type Modality = (typeof modalities)[number];

/** Minutes that a session can take, in steps of five. */
export const sessionLengths = { shortest: 30, longest: 120, step: 5 };

/** As a card says it, and within a sentence. */
export const modalityWords: Record<Modality, string> = {
  office: 'En el despacho',
  home: 'A domicilio',
  video: 'Por vídeo',
  child: 'Para niñas y niños, en el despacho',
};

/** 'En el despacho o por vídeo'. */
export function modalitiesInWords(where: readonly Modality[]): string {
  const all = alternativesInWords(
    modalities.filter((one) => where.includes(one)).map((one) => modalityWords[one].toLowerCase()),
  );
  return all.charAt(0).toUpperCase() + all.slice(1);
}
