import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { Form } from '#design/fields/form.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { FormError } from '../../catalogue/screens/form-errors.tsx';
import type { SettingsGroup } from '../../terms.ts';
import { settingsGroupQuery, usePreviewSettings, useSaveSettings } from '../api.ts';
import type { SavedGroup, SettingsDraft } from '../contract.ts';
import { previewPages } from '../terms.ts';
import { toDraft, toValues } from './field-specs.ts';
import { settingsForms } from './groups.ts';
import { SettingsFields } from './settings-fields.tsx';
import { SettingsHistory } from './settings-history.tsx';
import { SettingsPreview } from './settings-preview.tsx';
import { texts } from './texts.ts';

/** Form, preview and history of a group of settings. */
export function SettingsValues({ group }: { group: SettingsGroup }) {
  const { data, error, isError, refetch } = useQuery({
    ...settingsGroupQuery(group),
    refetchOnMount: 'always',
  });
  if (data !== undefined) return <LoadedValues group={group} saved={data} />;
  if (isError)
    return (
      <LoadFailure title={texts().notOpened} className='mt-4' retry={() => void refetch()}>
        {failureReason(error, texts().tryAgain)}
      </LoadFailure>
    );
  return <LoadingRows label={texts().opening} className='mt-4' />;
}

function LoadedValues({ group, saved }: { group: SettingsGroup; saved: SavedGroup }) {
  const { lead, fields } = settingsForms()[group];
  const [draft, setDraft] = useState(() => toDraft(fields, saved.values));
  const saving = useSaveSettings(group);
  const preview = usePreviewSettings();
  const top = useRef<HTMLDivElement>(null);
  const failed = saving.error ?? preview.error;

  // Cast: the server checks the values.
  const readForm = () => ({ group, values: toValues(fields, draft) }) as unknown as SettingsDraft;

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    preview.reset();
    saving.mutate(
      { basedOn: saved.version, draft: readForm() },
      {
        onSuccess: ({ values }) => {
          setDraft(toDraft(fields, values));
          toast({ tone: 'success', title: texts().saved, description: texts().savedLead });
        },
      },
    );
  };
  const showPreview = () => {
    saving.reset();
    preview.mutate(readForm());
  };
  const restore = (values: Record<string, unknown>) => {
    saving.reset();
    preview.reset();
    setDraft(toDraft(fields, values));
    toast({ tone: 'success', title: texts().restored, description: texts().restoredLead });
    top.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <div ref={top} className='scroll-mt-20'>
      <Card as='section' className='mt-4 max-w-3xl sm:p-5!'>
        <p className='max-w-text text-ink-soft'>{lead}</p>
        <Form method='post' onSubmit={save} className='mt-5 flex flex-col gap-5'>
          <SettingsFields fields={fields} draft={draft} change={setDraft} errors={pathsOf(failed)} path='' />
          <FormError error={failed} />
          <div className='flex flex-wrap gap-3'>
            <Button type='submit' size='small' busy={saving.isPending} busyLabel={texts().saving}>
              {texts().save}
            </Button>
            {previewPages[group] !== null && (
              <Button
                variant='secondary'
                size='small'
                busy={preview.isPending}
                busyLabel={texts().preparing}
                onClick={showPreview}
              >
                {texts().showPreview}
              </Button>
            )}
          </div>
        </Form>
        {preview.data && (
          <SettingsPreview
            html={preview.data.html}
            anchor={previewPages[group]?.anchor ?? null}
            close={preview.reset}
          />
        )}
      </Card>
      <SettingsHistory history={saved.history} fields={fields} restore={restore} />
    </div>
  );
}

/** The server's sentences by the paths of the form. */
const pathsOf = (error: Error | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(error)).map(([path, sentence]) => [
      path.replace(/^draft\.values\./, ''),
      sentence,
    ]),
  );
