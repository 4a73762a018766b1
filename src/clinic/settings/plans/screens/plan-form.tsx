import { useState } from 'react';
import { toast } from '#design/feedback/toast-store.ts';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { SelectField, TextareaField, TextField } from '#design/fields/field.tsx';
import { FieldError } from '#design/fields/field-error.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { EditForm } from '../../catalogue/screens/edit-form.tsx';
import { useSavePlan } from '../api.ts';
import type { EditedPlan, NewPlan } from '../contract.ts';
import { offersInForm, perkLabels } from '../terms.ts';
import { OfferFields } from './offer-fields.tsx';
import { mapFieldErrors, readOffers } from './plan-draft.ts';
import { texts } from './texts.ts';

type Audience = NewPlan['audience'];

export function PlanForm({ plan, onDone }: { plan?: EditedPlan; onDone: () => void }) {
  const saving = useSavePlan(plan?.id);
  const [audience, setAudience] = useState<Audience>(plan?.audience ?? 'adult');
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const sent = saving.variables?.offers.map(({ kind }) => kind) ?? [];
  const errors = { ...mapFieldErrors(fieldsOf(saving.error), sent), ...wrong };
  const save = (form: HTMLFormElement) => {
    const typed = new FormData(form);
    const text = (name: string) => String(typed.get(name) ?? '').trim();
    const found = readOffers(text);
    const discount = text('discountPercent').replace(/\s*%$/, '');
    const isDiscount = discount === '' || /^\d{1,3}$/.test(discount);
    const problems = {
      ...found.wrong,
      ...(isDiscount ? {} : { discountPercent: texts().discountInvalid }),
    };
    setWrong(problems);
    if (Object.keys(problems).length > 0) return;
    const fields = {
      audience,
      name: text('name'),
      description: text('description'),
      discountPercent: discount === '' ? null : Number(discount),
      features: text('features')
        .split('\n')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
      // Cast: the checkboxes have only these values.
      perks: typed.getAll('perks') as NewPlan['perks'],
      active: typed.has('active'),
      offers: found.offers,
    };
    saving.mutateAsync(fields).then(
      () => {
        toast({
          tone: 'success',
          title: fields.active ? texts().saved : texts().savedUnsold,
        });
        onDone();
      },
      () => {},
    );
  };
  return (
    <EditForm save={save} saving={saving} onDone={onDone}>
      <TextFields plan={plan} audience={audience} setAudience={setAudience} errors={errors} />
      <div className='flex flex-col gap-3'>
        <p className='font-[650]'>{texts().howSold}</p>
        <p className='-mt-2 text-ink-soft text-sm'>{texts().howSoldHint}</p>
        {offersInForm
          .filter((kind) => audience === 'adult' || kind === 'single')
          .map((kind) => (
            <OfferFields
              key={kind}
              kind={kind}
              errors={errors}
              offer={plan?.offers.find((one) => one.kind === kind)}
            />
          ))}
        {errors.offers && <FieldError id='plan-offers-error'>{errors.offers}</FieldError>}
      </div>
      <CheckboxField name='active' label={texts().onSale} defaultChecked={plan?.active ?? true} />
    </EditForm>
  );
}

function TextFields({
  plan,
  audience,
  setAudience,
  errors,
}: {
  plan: EditedPlan | undefined;
  audience: Audience;
  setAudience: (audience: Audience) => void;
  errors: Record<string, string>;
}) {
  const labels = perkLabels();
  // Cast: the table's keys are exactly these.
  const perks = Object.keys(labels) as NewPlan['perks'];
  return (
    <>
      <div className='grid gap-4 sm:grid-cols-2'>
        <TextField
          label={texts().fields.name}
          name='name'
          autoComplete='off'
          defaultValue={plan?.name}
          error={errors.name}
        />
        {plan === undefined ? (
          <SelectField
            label={texts().fields.audience}
            value={audience}
            // Cast: the options have only these values.
            onChange={({ target }) => setAudience(target.value as Audience)}
          >
            <option value='adult'>{texts().fields.adults}</option>
            <option value='child'>{texts().fields.children}</option>
          </SelectField>
        ) : null}
      </div>
      <TextareaField
        label={texts().fields.description}
        name='description'
        rows={2}
        defaultValue={plan?.description}
        error={errors.description}
      />
      <TextField
        label={texts().fields.discount}
        optional
        hint={texts().fields.discountHint}
        name='discountPercent'
        inputMode='numeric'
        autoComplete='off'
        defaultValue={plan?.discountPercent ?? ''}
        error={errors.discountPercent}
      />
      <TextareaField
        label={texts().fields.features}
        optional
        hint={texts().fields.featuresHint}
        name='features'
        rows={2}
        defaultValue={plan?.features.join('\n')}
        error={errors.features}
      />
      <fieldset>
        <legend className='font-[650]'>{texts().fields.perks}</legend>
        <p className='text-ink-soft text-sm'>{texts().fields.perksHint}</p>
        <div className='grid gap-x-6 sm:grid-cols-2'>
          {perks.map((name) => (
            <CheckboxField
              key={name}
              name='perks'
              value={name}
              label={labels[name]}
              defaultChecked={plan?.perks.includes(name)}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}
