import { SelectField } from '#design/fields/field.tsx';
import type { DueAtDesk } from '../api.ts';
import { texts } from './texts.ts';

type Payer = Pick<DueAtDesk, 'guardians' | 'payerPatientId' | 'lacksGuardian'>;

/** The payer. For a child with several guardians, the desk chooses which one the receipt names. */
export function PayerField({
  name,
  payer: { guardians, payerPatientId, lacksGuardian },
  choose,
}: {
  name: string | null;
  payer: Payer;
  choose: (patientId: number) => void;
}) {
  if (guardians.length > 1)
    return (
      <SelectField
        label={texts().whoPays}
        value={String(payerPatientId ?? '')}
        onChange={({ target }) => choose(Number(target.value))}
        className='max-w-80'
      >
        {guardians.map((one) => (
          <option key={one.patientId} value={one.patientId}>
            {one.name ?? texts().namelessRecord}
          </option>
        ))}
      </SelectField>
    );
  if (lacksGuardian) return <p className='text-sm'>{texts().lacksGuardian}</p>;
  return name && <p className='-mt-4 text-ink-soft'>{texts().payer(name)}</p>;
}
