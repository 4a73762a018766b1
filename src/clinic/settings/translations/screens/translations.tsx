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

const placeTitles: Record<TextPlace, string> = {
  services: 'Consultas',
  team: 'Equipo',
  plans: 'Planes',
  perks: 'Guías de los planes',
  emergency: 'Teléfonos de emergencia',
  site: 'Textos de la web',
  complementary: 'Servicios complementarios',
  directory: 'Guía de profesionales',
  pages: 'Páginas en otras webs',
  clinic: 'Datos de la clínica',
  consents: 'Consentimientos',
};

const languageNames: Record<FurtherLanguage, string> = { ca: 'catalán' };

/** Forms with the clinic's own texts and their translations, by the part of the site that shows them. */
export function ClinicTranslations({ language }: { language: FurtherLanguage }) {
  const [isMissingOnly, setMissingOnly] = useState(false);
  const { data, error, isError, refetch } = useQuery(translationsQuery(language));
  if (isError && data === undefined)
    return (
      <LoadFailure title='No hemos podido ver los textos' className='mt-4' retry={() => void refetch()}>
        {failureReason(error, 'Siguen guardados: vuelve a probar.')}
      </LoadFailure>
    );
  if (data === undefined) return <LoadingRows label='Abriendo los textos…' className='mt-4' />;
  const missing = data.filter(({ text }) => text === null).length;
  return (
    <>
      <Card as='section' className='mt-4 max-w-3xl sm:p-5!'>
        <p className='max-w-[26.5em] text-ink-soft'>
          Lo que la clínica ha escrito, en {languageNames[language]}. Si falta un texto, la web y los correos
          lo enseñan en castellano. Cuando cambias uno en castellano, hay que volver a traducirlo aquí.
        </p>
        <p className='mt-3 font-[650]'>
          {missing === 0 ? 'No falta ningún texto.' : `Faltan ${missing} de ${data.length} textos.`}
        </p>
        {missing > 0 && (
          <CheckboxField
            label='Ver solo lo que falta'
            className='mt-1'
            checked={isMissingOnly}
            onChange={(event) => setMissingOnly(event.target.checked)}
          />
        )}
      </Card>
      {textPlaces.map((place) => {
        const texts = data.filter((one) => one.place === place && !(isMissingOnly && one.text !== null));
        return texts.length > 0 && <Place key={place} place={place} texts={texts} language={language} />;
      })}
    </>
  );
}

type PlaceProps = { place: TextPlace; texts: readonly TranslatedText[]; language: FurtherLanguage };

function Place({ place, texts, language }: PlaceProps) {
  const saving = useSaveTranslations(language);
  const errors = fieldsOf(saving.error);
  const missing = texts.filter(({ text }) => text === null).length;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    saving.mutate(
      texts.map(({ source }, index) => ({ source, text: String(typed.get(`texts.${index}.text`)) })),
      { onSuccess: () => toast({ tone: 'success', title: 'Guardado', description: placeTitles[place] }) },
    );
  };
  return (
    <Card as='section' className='mt-4 max-w-3xl sm:p-5!'>
      <details open={missing > 0}>
        <summary className='flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1'>
          <h2 className='text-h4'>{placeTitles[place]}</h2>
          <Badge tone={missing > 0 ? 'pending' : 'confirmed'}>
            {missing > 0 ? `Faltan ${missing}` : 'Completo'}
          </Badge>
        </summary>
        <Form method='post' onSubmit={save} className='mt-4 flex flex-col gap-5'>
          {texts.map(({ source, text }, index) => {
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
            <Button type='submit' size='small' busy={saving.isPending} busyLabel='Guardando...'>
              Guardar
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
