import { useState } from 'react';
import { toast } from '#design/feedback/toast-store.ts';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { SelectField, TextareaField, TextField } from '#design/fields/field.tsx';
import { FieldError } from '#design/fields/field-error.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { EditForm } from '../../catalogue/screens/edit-form.tsx';
import { useSavePlan } from '../api.ts';
import type { EditedPlan, NewPlan } from '../contract.ts';
import { offerTexts, perkLabels } from '../terms.ts';
import { OfferFields } from './offer-fields.tsx';
import { mapFieldErrors, readOffers } from './plan-draft.ts';

type Audience = NewPlan['audience'];
// Cast: the table's keys are exactly these.
const perkNames = Object.keys(perkLabels) as NewPlan['perks'];

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
      ...(isDiscount ? {} : { discountPercent: 'Escribe un número, como 10.' }),
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
          title: fields.active ? 'Plan guardado' : 'Guardado, sin ponerlo a la venta',
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
        <p className='font-[650]'>Cómo se vende</p>
        <p className='-mt-2 text-ink-soft text-sm'>Deja sin precio las formas en que no se vende.</p>
        {offerTexts
          .filter(({ kind }) => audience === 'adult' || kind === 'single')
          .map((words) => (
            <OfferFields
              key={words.kind}
              words={words}
              errors={errors}
              offer={plan?.offers.find(({ kind }) => kind === words.kind)}
            />
          ))}
        {errors.offers && <FieldError id='plan-offers-error'>{errors.offers}</FieldError>}
      </div>
      <CheckboxField name='active' label='A la venta' defaultChecked={plan?.active ?? true} />
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
  return (
    <>
      <div className='grid gap-4 sm:grid-cols-2'>
        <TextField
          label='Nombre del plan'
          name='name'
          autoComplete='off'
          defaultValue={plan?.name}
          error={errors.name}
        />
        {plan === undefined ? (
          <SelectField
            label='Para quién es'
            value={audience}
            // Cast: the options have only these values.
            onChange={({ target }) => setAudience(target.value as Audience)}
          >
            <option value='adult'>Personas adultas</option>
            <option value='child'>Niñas y niños</option>
          </SelectField>
        ) : null}
      </div>
      <TextareaField
        label='Para quién es, en una frase'
        name='description'
        rows={2}
        defaultValue={plan?.description}
        error={errors.description}
      />
      <TextField
        label='Descuento que anuncias, en %'
        optional
        hint='Frente a las mismas sesiones en el despacho, pagadas una a una.'
        name='discountPercent'
        inputMode='numeric'
        autoComplete='off'
        defaultValue={plan?.discountPercent ?? ''}
        error={errors.discountPercent}
      />
      <TextareaField
        label='Qué incluye'
        optional
        hint='Una cosa en cada línea.'
        name='features'
        rows={2}
        defaultValue={plan?.features.join('\n')}
        error={errors.features}
      />
      <fieldset>
        <legend className='font-[650]'>Y además</legend>
        <p className='text-ink-soft text-sm'>
          En la web sale solo lo que se puede dar: el chat y la evaluación, con el protocolo de crisis
          firmado; la plataforma y la revista, si el servidor tiene su dirección; las pautas, si tiene su
          texto.
        </p>
        <div className='grid gap-x-6 sm:grid-cols-2'>
          {perkNames.map((name) => (
            <CheckboxField
              key={name}
              name='perks'
              value={name}
              label={perkLabels[name]}
              defaultChecked={plan?.perks.includes(name)}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}
