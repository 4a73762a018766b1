import { formatShortDate } from '#platform/time/screen-dates.ts';
import type { ConsentKind } from '../../terms.ts';
import { consentKindLabel, signingMethodLabel } from '../../terms.ts';
import type { SignatureState } from '../api.ts';
import { texts } from './texts.ts';

export const signatureStateLabels: Record<SignatureState['state'], string> = texts().states;

type Missing = { kind: ConsentKind; signed: number; of: number | null };

/** One kind in a warning: 'Protección de datos (1 firma de 2)'. */
const formatMissingKind = ({ kind, signed, of }: Missing): string => {
  if (of === null) return texts().missing.disagreement(consentKindLabel(kind));
  return of === 1 ? consentKindLabel(kind) : texts().missing.some(consentKindLabel(kind), signed, of);
};

export const missingInWords = (missing: readonly Missing[]): string =>
  texts().missing.sentence(missing.map(formatMissingKind));

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
  if (state === 'asked' && askedUntil) return texts().detail.until(formatShortDate(askedUntil));
  if (way === null || signedOn === null || textOf === null) return '';
  const text = texts().detail.text(formatShortDate(textOf), isFormerText);
  const signed = texts().detail.signature(signingMethodLabel(way), formatShortDate(signedOn), text);
  return state === 'withdrawn' && withdrawnAt
    ? texts().detail.withdrawn(formatShortDate(withdrawnAt), signed)
    : texts().detail.signed(signed);
}
