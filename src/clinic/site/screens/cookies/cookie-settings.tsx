import type { SubmitEvent } from 'react';
import { useRef } from 'react';
import { Button } from '#design/button.tsx';
import { closeDialog, NativeDialog } from '#design/dialogs/native-dialog.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { type Consent, fullConsent, necessaryConsent } from './consent.ts';
import { decideConsent, useConsent } from './consent-store.ts';
import { texts } from './texts.ts';

export const cookieSettingsId = 'cookies';

const own = texts().settings;

const optional = [
  {
    name: 'analytics',
    label: own.analytics,
    hint: own.aboutAnalytics,
  },
  {
    name: 'marketing',
    label: own.marketing,
    hint: own.aboutMarketing,
  },
] as const;

const actionClasses = 'whitespace-nowrap sm:px-3.5';

export function CookieSettings() {
  const consent = useConsent();
  const form = useRef<HTMLFormElement>(null);
  const choose = (choice: Consent) => {
    closeDialog(cookieSettingsId);
    decideConsent(choice);
    toast({ tone: 'success', title: own.saved });
  };
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    choose({ necessary: true, analytics: ticked.has('analytics'), marketing: ticked.has('marketing') });
  };
  return (
    <NativeDialog
      id={cookieSettingsId}
      title={own.title}
      description={own.lead}
      // Discards unsaved changes.
      onClose={() => form.current?.reset()}
      actions={
        <>
          <Button type='submit' form={`${cookieSettingsId}-eleccion`} className={actionClasses}>
            {own.save}
          </Button>
          <Button variant='secondary' onClick={() => choose(fullConsent)} className={actionClasses}>
            {texts().acceptAll}
          </Button>
          <Button variant='secondary' onClick={() => choose(necessaryConsent)} className={actionClasses}>
            {texts().rejectAll}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={`${cookieSettingsId}-eleccion`}
        onSubmit={save}
        key={JSON.stringify(consent ?? null)}
      >
        <CheckboxField
          look='switch'
          label={<strong>{own.necessary}</strong>}
          hint={own.aboutNecessary}
          defaultChecked
          disabled
        />
        {optional.map(({ name, label, hint }) => (
          <CheckboxField
            key={name}
            look='switch'
            id={`${cookieSettingsId}-${name}`}
            name={name}
            label={<strong>{label}</strong>}
            hint={hint}
            defaultChecked={consent?.[name] ?? false}
            className='mt-2 border-line border-t pt-2'
          />
        ))}
      </form>
    </NativeDialog>
  );
}
