import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { TextareaField, TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import type { FurtherLanguage } from '#platform/language/offered-languages.ts';
import { FormError } from '../../catalogue/screens/form-errors.tsx';
import { translationsQuery, useSaveTranslations } from '../api.ts';
import type { TranslatedText } from '../contract.ts';
import { type TextPlace, textPlaces } from '../terms.ts';
import { texts } from './texts.ts';

/** Forms with the clinic's own texts and their translations, by the part of the site that shows them. */
export function ClinicTranslations({ language }: { language: FurtherLanguage }) {
  const [isMissingOnly, setMissingOnly] = useState(false);
  const { data, error, isError, refetch } = useQuery(translationsQuery(language));
  if (isError && data === undefined)
    return (
      <LoadFailure title={texts().notOpened} className='mt-4' retry={() => void refetch()}>
        {failureReason(error, texts().tryAgain)}
      </LoadFailure>
    );
  if (data === undefined) return <LoadingRows label={texts().opening} className='mt-4' />;
  const missing = data.filter(({ text }) => text === null).length;
  return (
    <>
      <Card as='section' className='mt-4 max-w-3xl sm:p-5!'>
        <p className='max-w-[26.5em] text-ink-soft'>{texts().lead(texts().languages[language])}</p>
        <p className='mt-3 font-[650]'>
          {missing === 0 ? texts().complete : texts().missingOf(missing, data.length)}
        </p>
        {missing > 0 && (
          <CheckboxField
            label={texts().missingOnly}
            className='mt-1'
            checked={isMissingOnly}
            onChange={(event) => setMissingOnly(event.target.checked)}
          />
        )}
      </Card>
      {textPlaces.map((place) => {
        const written = data.filter((one) => one.place === place && !(isMissingOnly && one.text !== null));
        return (
          written.length > 0 && <Place key={place} place={place} written={written} language={language} />
        );
      })}
    </>
  );
}

type PlaceProps = { place: TextPlace; written: readonly TranslatedText[]; language: FurtherLanguage };

function Place({ place, written, language }: PlaceProps) {
  const saving = useSaveTranslations(language);
  const errors = fieldsOf(saving.error);
  const missing = written.filter(({ text }) => text === null).length;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    saving.mutate(
      written.map(({ source }, index) => ({ source, text: String(typed.get(`texts.${index}.text`)) })),
      {
        onSuccess: () => toast({ tone: 'success', title: texts().saved, description: texts().places[place] }),
      },
    );
  };
  return (
    <Card as='section' className='mt-4 max-w-3xl sm:p-5!'>
      <details open={missing > 0}>
        <summary className='flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1'>
          <h2 className='text-h4'>{texts().places[place]}</h2>
          <Badge tone={missing > 0 ? 'pending' : 'confirmed'}>
            {missing > 0 ? texts().missing(missing) : texts().allDone}
          </Badge>
        </summary>
        <Form method='post' onSubmit={save} className='mt-4 flex flex-col gap-5'>
          {written.map(({ source, text }, index) => {
            const shared = {
              label: source,
              name: `texts.${index}.text`,
              defaultValue: text ?? '',
              lang: language,
              error: errors[`texts.${index}.text`],
            };
            return source.length > 70 ? (
              <TextareaField key={source} {...shared} rows={rowsOf(source)} />
            ) : (
              <TextField key={source} {...shared} />
            );
          })}
          <FormError error={saving.error} />
          <div>
            <Button type='submit' size='small' busy={saving.isPending} busyLabel={texts().saving}>
              {texts().save}
            </Button>
          </div>
        </Form>
      </details>
    </Card>
  );
}

/** Enough rows for a translation about as long as its source. */
const rowsOf = (source: string): number =>
  Math.min(
    20,
    source.split('\n').reduce((rows, line) => rows + Math.ceil((line.length + 1) / 80), 1),
  );
