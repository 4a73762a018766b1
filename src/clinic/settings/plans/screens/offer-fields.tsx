import { TextField } from '#design/fields/field.tsx';
import { formatEuroInput } from '../../catalogue/rules.ts';
import type { EditedPlan } from '../contract.ts';
import { monthsBetween, type OfferKind, offerTexts } from '../terms.ts';
import { texts } from './texts.ts';

export function OfferFields({
  kind,
  offer,
  errors,
}: {
  kind: OfferKind;
  offer: EditedPlan['offers'][number] | undefined;
  errors: Record<string, string>;
}) {
  const { label, hint } = offerTexts()[kind];
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
          label={isOnce ? texts().fields.price : texts().fields.priceEach}
          inputMode='decimal'
          defaultValue={formatEuroInput(offer?.priceCents ?? null)}
        />
        {!isOnce && (
          <TextField
            {...field('payments')}
            label={texts().fields.payments}
            inputMode='numeric'
            defaultValue={offer?.payments ?? ''}
          />
        )}
        <TextField
          {...field('sessions')}
          label={isOnce ? texts().fields.sessions : texts().fields.sessionsEach}
          {...(!isOnce && { hint: texts().fields.sessionsHint })}
          inputMode={isOnce ? 'numeric' : 'text'}
          defaultValue={offer?.sessionsPerPayment.join(', ') ?? ''}
        />
        <TextField
          {...field('validity')}
          label={texts().fields.months}
          inputMode='numeric'
          defaultValue={offer?.validityMonths ?? ''}
        />
      </div>
    </fieldset>
  );
}
