import { SelectField } from '#design/fields/field.tsx';
import type { DueAtDesk } from '../api.ts';

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
        label='Quién paga'
        value={String(payerPatientId ?? '')}
        onChange={({ target }) => choose(Number(target.value))}
        className='max-w-80'
      >
        {guardians.map((one) => (
          <option key={one.patientId} value={one.patientId}>
            {one.name ?? 'Sin nombre en la ficha'}
          </option>
        ))}
      </SelectField>
    );
  if (lacksGuardian)
    return (
      <p className='text-sm'>
        Es menor y en su ficha no consta quién paga. Añade antes a su madre, padre o tutor y el recibo saldrá
        a su nombre.
      </p>
    );
  return name && <p className='-mt-4 text-ink-soft'>Paga {name}</p>;
}
