import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { FormFoot } from '#design/dialogs/form-foot.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { TextField } from '#design/fields/field.tsx';
import { ApiError } from '#platform/api/client.ts';
import { failureWords } from '#platform/idempotency/failure-words.ts';
import { useMakeKey } from '../api.ts';
import { type Scope, scopeInWords, scopes } from '../terms.ts';

/** Makes a key, and shows it this once. */
export function NewKeyDialog({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const [made, setMade] = useState<string>();
  const leave = () => {
    setMade(undefined);
    close();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(opens) => opens || leave()}
      title={made === undefined ? 'Una clave para otro programa' : 'Guarda la clave ahora'}
    >
      {made === undefined ? <Wish show={setMade} /> : <Shown apiKey={made} leave={leave} />}
    </Dialog>
  );
}

function Wish({ show }: { show: (key: string) => void }) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly Scope[]>([]);
  const make = useMakeKey();
  const fields = make.error instanceof ApiError ? make.error.problem.fields : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate({ name, scopes: [...chosen] }, { onSuccess: ({ key }) => show(key) });
  };
  return (
    <form noValidate onSubmit={submit} className='flex flex-col gap-4 pb-2'>
      <TextField
        label='Para qué es'
        hint='Por ejemplo: «Centralita» o «Contabilidad».'
        error={fields?.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
        autoComplete='off'
        maxLength={60}
      />
      <fieldset>
        <legend className='font-[650]'>Qué abre</legend>
        {scopes.map((scope) => (
          <CheckboxField
            key={scope}
            label={scopeInWords[scope].label}
            hint={scopeInWords[scope].note}
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              setChosen((former) =>
                target.checked ? [...former, scope] : former.filter((other) => other !== scope),
              )
            }
            error={scope === scopes.at(-1) ? fields?.scopes : undefined}
          />
        ))}
      </fieldset>
      {make.error && !fields && (
        <FailureNotice
          {...failureWords(make.error, {
            refused: 'No se ha hecho',
            lost: 'No sabemos si se ha hecho',
            otherwise: 'Mira la lista: si está, retírala y haz otra, porque ya no podemos mostrarla.',
          })}
        />
      )}
      <FormFoot>
        <Button type='submit' size='small' busy={make.isPending} busyLabel='Haciendo la clave...'>
          Hacer la clave
        </Button>
      </FormFoot>
    </form>
  );
}

function Shown({ apiKey, leave }: { apiKey: string; leave: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(apiKey);
      toast({ tone: 'success', title: 'Clave copiada', description: 'Pégala en el otro programa.' });
    } catch {
      toast({ tone: 'danger', title: 'No se ha copiado', description: 'Selecciónala y cópiala a mano.' });
    }
  };
  return (
    <div className='flex flex-col gap-4 pb-2'>
      <p>Es la única vez que la mostramos. Quien la tenga entra con ella: no la mandes por correo.</p>
      <code className='wrap-anywhere select-all rounded-[10px] bg-river-50 p-3'>{apiKey}</code>
      <div className='flex flex-col gap-3 sm:flex-row-reverse'>
        <Button size='small' onClick={copy}>
          Copiar la clave
        </Button>
        <Button size='small' variant='secondary' onClick={leave}>
          Ya la he guardado
        </Button>
      </div>
    </div>
  );
}
