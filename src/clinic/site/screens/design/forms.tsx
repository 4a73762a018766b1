import { House, Video } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { type Choice, ChoiceCards } from '#design/fields/choice-cards.tsx';
import { SelectField, TextareaField, TextField } from '#design/fields/field.tsx';
import { FieldError } from '#design/fields/field-error.tsx';
import { FileField } from '#design/fields/file-field.tsx';
import { Form } from '#design/fields/form.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { Family, Specimen } from './specimen.tsx';

const grid = 'grid gap-x-6 gap-y-7 sm:grid-cols-2 lg:grid-cols-3';
const hint = 'Una frase que ayuda antes de escribir.';
const error = 'Falta la arroba: escribe algo como nombre@correo.es.';

function FormSpecimen() {
  const [isSent, setIsSent] = useState(false);
  const [reason, setReason] = useState('');
  return (
    <Specimen
      file='form.tsx'
      title='Formulario'
      note='Después de enviarlo, el foco va al primer campo que no vale.'
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          setIsSent(true);
        }}
        className='flex flex-col items-start gap-4'
      >
        <TextField label='Nota' optional />
        <TextField
          label='Motivo'
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={isSent && reason === '' ? 'Escribe el motivo.' : undefined}
        />
        <Button type='submit' size='small'>
          Enviar el ejemplo
        </Button>
      </Form>
    </Specimen>
  );
}

export function FormSpecimens() {
  return (
    <Family title='Formularios'>
      <Specimen file='field.tsx' title='Campo' className={grid}>
        <TextField label='Vacío' placeholder='Ejemplo' />
        <TextField label='Con ayuda' hint={hint} defaultValue='Montse Vila' />
        <TextField label='Opcional' optional />
        <TextField label='Con error' error={error} defaultValue='montse.example.org' />
        <TextField label='Con ayuda y error' hint={hint} error={error} />
        <TextField label='Desactivado' disabled defaultValue='No se puede cambiar' />
        <TextareaField label='Varias líneas' hint={hint} />
        <TextareaField label='Varias líneas con error' error='Escribe al menos una frase.' />
        <TextareaField label='Varias líneas, desactivado' disabled />
        <Days label='Lista' />
        <Days label='Lista con error' error='Elige un día.' />
        <Days label='Lista desactivada' disabled />
      </Specimen>
      <FormSpecimen />
      <Specimen file='field-error.tsx' title='Frase de un campo que no vale'>
        <FieldError id='ejemplo-de-error'>{error}</FieldError>
      </Specimen>
      <Specimen file='file-field.tsx' title='Archivo' className={grid}>
        <FileField label='Archivo' hint={hint} accept='.csv' onChoose={() => {}} />
        <FileField
          label='Archivo con error'
          accept='.csv'
          error='Es demasiado grande: elige otro.'
          onChoose={() => {}}
        />
        <FileField label='Archivo desactivado' accept='.csv' disabled onChoose={() => {}} />
      </Specimen>
      <Specimen file='password-field.tsx' title='Contraseña' className={grid}>
        <PasswordField label='Contraseña vacía' autoComplete='off' />
        <PasswordField
          label='Contraseña con error'
          autoComplete='off'
          error='Escribe al menos ocho caracteres.'
        />
        <PasswordField label='Contraseña desactivada' autoComplete='off' disabled />
      </Specimen>
      <Specimen file='checkbox-field.tsx' title='Casilla e interruptor' className={grid}>
        {(['box', 'switch'] as const).map((look) => (
          <div key={look}>
            <CheckboxField look={look} label={`${look}, sin marcar`} />
            <CheckboxField look={look} label={`${look}, marcado`} defaultChecked />
            <CheckboxField look={look} label={`${look}, con ayuda`} hint={hint} />
            <CheckboxField look={look} label={`${look}, con error`} error='Márcala para seguir.' />
            <CheckboxField look={look} label={`${look}, desactivado`} disabled />
            <CheckboxField look={look} label={`${look}, marcado y desactivado`} disabled defaultChecked />
          </div>
        ))}
      </Specimen>
      <ChoiceSpecimen />
    </Family>
  );
}

function Days(props: { label: string; error?: string; disabled?: boolean }) {
  return (
    <SelectField {...props} defaultValue='lunes'>
      <option value='lunes'>Lunes</option>
      <option value='martes'>Martes</option>
    </SelectField>
  );
}

const choices: readonly Choice[] = [
  { value: 'river', tone: 'river', label: 'Despacho', description: 'En la clínica.', detail: '65 €' },
  {
    value: 'pine',
    tone: 'pine',
    label: 'Domicilio',
    description: 'Vamos a tu casa.',
    icon: <House aria-hidden='true' />,
  },
  { value: 'coral', tone: 'coral', label: 'Videollamada', icon: <Video aria-hidden='true' /> },
  { value: 'ochre', tone: 'ochre', label: 'Infancia', description: 'Hoy no hay horas.', disabled: true },
];

function ChoiceSpecimen() {
  const [first, setFirst] = useState<string | undefined>('river');
  const [second, setSecond] = useState<string>();
  return (
    <Specimen file='choice-cards.tsx' title='Tarjetas para elegir' className='flex flex-col gap-8'>
      <ChoiceCards legend='Elegida una' choices={choices} columns={2} value={first} onChange={setFirst} />
      <ChoiceCards
        legend='Sin elegir, con error'
        choices={choices.slice(0, 3)}
        columns={3}
        value={second}
        onChange={setSecond}
        error='Elige una modalidad.'
      />
    </Specimen>
  );
}
