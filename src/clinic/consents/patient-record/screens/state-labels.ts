import { formatShortDate } from '#platform/time/screen-dates.ts';
import type { ConsentKind } from '../../terms.ts';
import { consentKindLabel, signingMethodLabel } from '../../terms.ts';
import type { SignatureState } from '../api.ts';
import { texts } from './texts.ts';

export const signatureStateLabels = (): Record<SignatureState['state'], string> => texts().states;

type Missing = { kind: ConsentKind; signed: number; of: number | null };

/** One kind in a warning: 'Protección de datos (1 firma de 2)'. */
const formatMissingKind = ({ kind, signed, of }: Missing): string => {
  const label = consentKindLabel(kind);
  if (of === null) return texts().kindWithoutAgreement(label);
  return of === 1 ? label : texts().kindSignedBy(label, signed, of);
};

export const missingInWords = (missing: readonly Missing[]): string =>
  texts().missingKinds(missing.length, missing.map(formatMissingKind).join(', '));

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
  if (state === 'asked' && askedUntil) return texts().maySignUntil(formatShortDate(askedUntil));
  if (way === null || signedOn === null || textOf === null) return '';
  const signed = texts().signedWith(
    signingMethodLabel(way),
    formatShortDate(signedOn),
    formatShortDate(textOf),
  );
  const detail = isFormerText ? `${signed}; ${texts().newerText}` : signed;
  return state === 'withdrawn' && withdrawnAt
    ? `${texts().withdrawnOn(formatShortDate(withdrawnAt))} ${detail}`
    : detail;
}
