import type { FormEvent } from 'react';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { DateField } from '#design/fields/date-field.tsx';
import { Form } from '#design/fields/form.tsx';
import { formatDay } from '#platform/time/screen-dates.ts';
import { useAnnounce, useOpenSite } from '../api.ts';
import { FormError } from '../catalogue/screens/form-errors.tsx';
import type { Checklist } from '../contract.ts';
import { missingSteps } from '../rules.ts';
import { stepTitles } from './titles.ts';

/** Opens the site to the public when nothing is missing. */
export function OpenSite({ checklist }: { checklist: Checklist }) {
  const opening = useOpenSite();
  const missing = missingSteps(checklist.steps).map((name) => stepTitles[name]);
  const open = () =>
    opening.mutateAsync(undefined).then(
      () => toast({ tone: 'success', title: 'La web está abierta', description: 'Ya se puede reservar.' }),
      () => {},
    );
  return (
    <Card as='section' edge='river' className='mt-6'>
      <h2 className='text-h4'>Abrir la web</h2>
      {missing.length === 0 ? (
        <p className='mt-1.5 max-w-text'>
          No falta nada. Al abrir, cualquiera puede ver la web, crear una cuenta, reservar y pagar.
        </p>
      ) : (
        <>
          <p className='mt-1.5'>{missing.length === 1 ? 'Falta esto:' : 'Todavía falta:'}</p>
          <ul className='mt-1 list-disc pl-5'>
            {missing.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </>
      )}
      <div className='mt-4 flex flex-col items-start gap-4'>
        <FormError error={opening.error} />
        <Button disabled={missing.length > 0} busy={opening.isPending} busyLabel='Abriendo...' onClick={open}>
          Abrir
        </Button>
      </div>
      <AnnouncedDay opensOn={checklist.opensOn} />
    </Card>
  );
}

function AnnouncedDay({ opensOn }: { opensOn: string | null }) {
  const announcement = useAnnounce();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = String(new FormData(event.currentTarget).get('opensOn'));
    announcement.mutate(day === '' ? null : day);
  };
  return (
    <Form noValidate method='post' onSubmit={submit} className='mt-6 border-line border-t pt-5'>
      <p className='max-w-text text-ink-soft'>
        Hasta que la abras, la web dice «Abrimos pronto»
        {opensOn === null ? ', sin fecha.' : ` y que abre el ${formatDay(opensOn)}.`} Ese día hay que abrirla
        aquí: no se abre sola.
      </p>
      <div className='mt-3 flex flex-wrap items-end gap-3'>
        <DateField label='Día anunciado' optional name='opensOn' defaultValue={opensOn ?? ''} />
        <Button type='submit' variant='secondary' busy={announcement.isPending} busyLabel='Guardando...'>
          Guardar el día
        </Button>
      </div>
      <FormError error={announcement.error} />
    </Form>
  );
}
