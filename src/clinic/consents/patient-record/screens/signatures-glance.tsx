import { useQuery } from '@tanstack/react-query';
import { GlanceLine, RecordAlert } from '#clinic/patients/directory/screens/record-glance.tsx';
import { type ConsentStates, consentStatesQuery } from '../api.ts';
import { texts } from './texts.ts';

type Props = { id: number; to: string };

export function SignaturesAlert({ id, to }: Props) {
  const { data } = useQuery(consentStatesQuery(id));
  const missing = data && describeMissing(data);
  return missing !== undefined && <RecordAlert to={to}>{missing}</RecordAlert>;
}

function describeMissing({ kinds, people, missing, arrangement }: ConsentStates): string | undefined {
  if (kinds.length === 0) return undefined;
  if (people.length === 0) return texts().signerUnknown;
  if (arrangement?.arrangement === 'disagreement') return texts().noAgreement;
  if (missing.length === 0) return undefined;
  return texts().missingCount(missing.length);
}

export const SignaturesLine = ({ id, to }: Props) => (
  <GlanceLine
    label={texts().signatures}
    to={to}
    query={useQuery(consentStatesQuery(id))}
    describe={(states) =>
      describeMissing(states) ?? (states.kinds.length === 0 ? texts().noneAsked : texts().allThere)
    }
  />
);
