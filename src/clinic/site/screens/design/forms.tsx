import { House, Video } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { CalendarPopover } from '#design/fields/calendar-popover.tsx';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { type Choice, ChoiceCards } from '#design/fields/choice-cards.tsx';
import { DateField } from '#design/fields/date-field.tsx';
import { formatDayText } from '#design/fields/date-text.ts';
import { controlClasses, SelectField, TextareaField, TextField } from '#design/fields/field.tsx';
import { FieldError } from '#design/fields/field-error.tsx';
import { FileField } from '#design/fields/file-field.tsx';
import { Form } from '#design/fields/form.tsx';
import { NativePicker } from '#design/fields/native-picker.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { TimeField } from '#design/fields/time-field.tsx';
import { TypedDay } from '#design/fields/typed-day.tsx';
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
      <DateSpecimens />
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

function DateSpecimens() {
  const [day, setDay] = useState('2026-11-26');
  const [time, setTime] = useState('09:30');
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Specimen
        file='date-field.tsx'
        title='Fecha'
        note='Se escribe 3/5/26, 3-5 o 0305, o se elige en el calendario. En el móvil se abre el suyo.'
        className={grid}
      >
        <DateField label='Fecha' value={day} onChange={setDay} />
        <DateField label='Fecha con límites' hint={hint} min='2026-11-02' max='2026-12-18' />
        <DateField label='Fecha fuera de los límites' max='2026-12-18' defaultValue='2026-12-19' />
        <DateField label='Fecha con error' error='Elige el día.' />
        <DateField label='Fecha desactivada' disabled defaultValue='2026-11-26' />
        <DateField label='Fecha sin título a la vista' isLabelHidden defaultValue='2026-11-26' />
      </Specimen>
      <Specimen
        file='time-field.tsx'
        title='Hora'
        note='Se escribe 9:30, 9.30 o 930; las flechas la cambian de cinco en cinco minutos.'
        className={grid}
      >
        <TimeField label='Hora' value={time} onChange={setTime} />
        <TimeField label='Hora con error' value='' onChange={() => {}} error='Elige la hora.' />
        <TimeField label='Hora desactivada' value='17:30' onChange={() => {}} disabled />
      </Specimen>
      <Specimen file='calendar-popover.tsx' title='Calendario de una fecha'>
        <div ref={box}>
          <Button ref={opener} size='small' variant='secondary' onClick={() => setOpen(true)}>
            Abrir el calendario suelto
          </Button>
        </div>
        {isOpen && (
          <CalendarPopover
            anchor={box}
            opener={opener}
            value={day}
            today='2026-11-18'
            onChoose={setDay}
            onClose={() => setOpen(false)}
          />
        )}
      </Specimen>
      <Specimen file='typed-day.tsx' title='Texto y botón de una fecha' className={grid}>
        <TypedDay
          control={{ id: 'muestra-de-fecha', 'aria-describedby': undefined, 'aria-invalid': undefined }}
          aria-label='Texto de una fecha'
          day={day}
          choose={setDay}
          value={formatDayText(day)}
          readOnly
          className={controlClasses}
        />
      </Specimen>
      <Specimen file='native-picker.tsx' title='Selector del móvil' className={grid}>
        <NativePicker
          type='date'
          aria-label='Fecha en el móvil'
          text={formatDayText(day)}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          className={controlClasses}
        />
      </Specimen>
    </>
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
