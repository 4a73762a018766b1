import { formatShortDate } from '#platform/time/screen-dates.ts';
import type { ConsentKind } from '../../terms.ts';
import { consentKindLabel, signingMethodLabel } from '../../terms.ts';
import type { SignatureState } from '../api.ts';

export const signatureStateLabels: Record<SignatureState['state'], string> = {
  missing: 'Falta',
  asked: 'Enviado',
  signed: 'Firmado',
  withdrawn: 'Retirado',
};

type Missing = { kind: ConsentKind; signed: number; of: number | null };

/** One kind in a warning: 'Protección de datos (1 firma de 2)'. */
const formatMissingKind = ({ kind, signed, of }: Missing): string => {
  if (of === null) return `${consentKindLabel(kind)} (no hay acuerdo)`;
  return of === 1
    ? consentKindLabel(kind)
    : `${consentKindLabel(kind)} (${signed} ${signed === 1 ? 'firma' : 'firmas'} de ${of})`;
};

export const missingInWords = (missing: readonly Missing[]): string =>
  `${missing.length === 1 ? 'Falta' : 'Faltan'} por firmar: ${missing.map(formatMissingKind).join(', ')}.`;

/** Detail below a signature: how, when and with which text. */
export function formatDetail({
  state,
  way,
  signedOn,
  textOf,
  isFormerText,
  askedUntil,
  withdrawnAt,
}: SignatureState): string {
  if (state === 'asked' && askedUntil) return `Puede firmar hasta el ${formatShortDate(askedUntil)}`;
  if (way === null || signedOn === null || textOf === null) return '';
  const text = `con el texto del ${formatShortDate(textOf)}${isFormerText ? '; hay otro más nuevo' : ''}`;
  const signed = `${signingMethodLabel(way)}, el ${formatShortDate(signedOn)}, ${text}`;
  return state === 'withdrawn' && withdrawnAt
    ? `Retirado el ${formatShortDate(withdrawnAt)}. Firmado ${signed}`
    : `Firmado ${signed}`;
}
