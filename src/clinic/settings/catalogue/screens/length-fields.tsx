import { TextField } from '#design/fields/field.tsx';

/** Named inputs `minutes` and `pauseMinutes`. */
export const LengthFields = ({
  minutes,
  pauseMinutes,
  errors,
}: {
  minutes: number;
  pauseMinutes: number;
  errors: Partial<Record<string, string>>;
}) => (
  <>
    <TextField
      label='Duración, en minutos'
      name='minutes'
      inputMode='numeric'
      autoComplete='off'
      defaultValue={minutes}
      error={errors.minutes}
    />
    <TextField
      label='Pausa, en minutos'
      name='pauseMinutes'
      inputMode='numeric'
      autoComplete='off'
      defaultValue={pauseMinutes}
      error={errors.pauseMinutes}
    />
  </>
);
