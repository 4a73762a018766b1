import { formatShortDate } from '#platform/time/spanish-dates.ts';
import { type ConsentKind, consentKindWords, wayWords } from '../../terms.ts';
import type { Mark } from '../api.ts';

export const markWords: Record<Mark['state'], string> = {
  missing: 'Falta',
  asked: 'Enviado',
  signed: 'Firmado',
  withdrawn: 'Retirado',
};

type Missing = { kind: ConsentKind; signed: number; of: number | null };

/** One kind in a warning: 'Protección de datos (1 firma de 2)'. */
const oneMissing = ({ kind, signed, of }: Missing): string => {
  if (of === null) return `${consentKindWords[kind]} (no hay acuerdo)`;
  return of === 1
    ? consentKindWords[kind]
    : `${consentKindWords[kind]} (${signed} ${signed === 1 ? 'firma' : 'firmas'} de ${of})`;
};

export const missingInWords = (missing: readonly Missing[]): string =>
  `${missing.length === 1 ? 'Falta' : 'Faltan'} por firmar: ${missing.map(oneMissing).join(', ')}.`;

/** Detail below a signature: how, when and with which text. */
export function detailOf({
  state,
  way,
  signedOn,
  textOf,
  isFormerText,
  askedUntil,
  withdrawnAt,
}: Mark): string {
  if (state === 'asked' && askedUntil) return `Puede firmar hasta el ${formatShortDate(askedUntil)}`;
  if (way === null || signedOn === null || textOf === null) return '';
  const text = `con el texto del ${formatShortDate(textOf)}${isFormerText ? '; hay otro más nuevo' : ''}`;
  const signed = `${wayWords[way]}, el ${formatShortDate(signedOn)}, ${text}`;
  return state === 'withdrawn' && withdrawnAt
    ? `Retirado el ${formatShortDate(withdrawnAt)}. Firmado ${signed}`
    : `Firmado ${signed}`;
}
