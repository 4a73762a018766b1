import type { SubmitEvent } from 'react';
import { useRef } from 'react';
import { Button } from '#design/button.tsx';
import { closeDialog, NativeDialog } from '#design/dialogs/native-dialog.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { type Consent, fullConsent, necessaryConsent } from './consent.ts';
import { decideConsent, useConsent } from './consent-store.ts';

export const cookieSettingsId = 'cookies';

const optional = [
  {
    name: 'analytics',
    label: 'Análisis',
    hint: 'Sirven para saber qué páginas se visitan, sin saber quién eres. Ahora no usamos ninguna.',
  },
  {
    name: 'marketing',
    label: 'Marketing',
    hint: 'Sirven para mostrar avisos nuestros en otras webs. Ahora no usamos ninguna.',
  },
] as const;

const actionClasses = 'whitespace-nowrap sm:px-3.5';

export function CookieSettings() {
  const consent = useConsent();
  const form = useRef<HTMLFormElement>(null);
  const choose = (choice: Consent) => {
    closeDialog(cookieSettingsId);
    decideConsent(choice);
    toast({ tone: 'success', title: 'Preferencias de cookies guardadas' });
  };
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    choose({ necessary: true, analytics: ticked.has('analytics'), marketing: ticked.has('marketing') });
  };
  return (
    <NativeDialog
      id={cookieSettingsId}
      title='Preferencias de cookies'
      description='Decides tú. Puedes cambiarlo cuando quieras con el botón Cookies.'
      // Discards unsaved changes.
      onClose={() => form.current?.reset()}
      actions={
        <>
          <Button type='submit' form={`${cookieSettingsId}-eleccion`} className={actionClasses}>
            Guardar preferencias
          </Button>
          <Button variant='secondary' onClick={() => choose(fullConsent)} className={actionClasses}>
            Aceptar todas
          </Button>
          <Button variant='secondary' onClick={() => choose(necessaryConsent)} className={actionClasses}>
            Rechazar todas
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
          label={<strong>Necesarias</strong>}
          hint='Guardan tu sesión, esta elección y, si lo cambias, el aspecto claro u oscuro. Hacen falta para lo que tú pides; por eso no se pueden desactivar.'
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
