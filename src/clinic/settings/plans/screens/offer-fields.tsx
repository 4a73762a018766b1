import { TextField } from '#design/fields/field.tsx';
import { formatEuroInput } from '../../catalogue/rules.ts';
import type { EditedPlan } from '../contract.ts';
import { monthsBetween, type offerTexts } from '../terms.ts';

export function OfferFields({
  words: { kind, label, hint },
  offer,
  errors,
}: {
  words: (typeof offerTexts)[number];
  offer: EditedPlan['offers'][number] | undefined;
  errors: Record<string, string>;
}) {
  const isOnce = monthsBetween[kind] === 0;
  const field = (name: string) => ({
    name: `${kind}.${name}`,
    error: errors[`${kind}.${name}`],
    autoComplete: 'off',
  });
  return (
    <fieldset className='rounded-card border border-line px-4 pt-2 pb-4'>
      <legend className='px-1 font-[650]'>{label}</legend>
      <p className='max-w-text text-ink-soft text-sm'>{hint}</p>
      <div className='mt-2 grid items-start gap-4 sm:grid-cols-2'>
        <TextField
          {...field('price')}
          label={isOnce ? 'Precio, en euros' : 'Precio de cada pago, en euros'}
          inputMode='decimal'
          defaultValue={formatEuroInput(offer?.priceCents ?? null)}
        />
        {!isOnce && (
          <TextField
            {...field('payments')}
            label='Cuántos pagos'
            inputMode='numeric'
            defaultValue={offer?.payments ?? ''}
          />
        )}
        <TextField
          {...field('sessions')}
          label={isOnce ? 'Sesiones' : 'Sesiones con cada pago'}
          {...(!isOnce && { hint: 'Si no son siempre las mismas, por turno: 1, 1, 2.' })}
          inputMode={isOnce ? 'numeric' : 'text'}
          defaultValue={offer?.sessionsPerPayment.join(', ') ?? ''}
        />
        <TextField
          {...field('validity')}
          label='Meses que vale'
          inputMode='numeric'
          defaultValue={offer?.validityMonths ?? ''}
        />
      </div>
    </fieldset>
  );
}
