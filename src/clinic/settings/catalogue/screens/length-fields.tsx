import { TextField } from '#design/fields/field.tsx';
import { texts } from './texts.ts';

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
      label={texts().minutes}
      name='minutes'
      inputMode='numeric'
      autoComplete='off'
      defaultValue={minutes}
      error={errors.minutes}
    />
    <TextField
      label={texts().pause}
      name='pauseMinutes'
      inputMode='numeric'
      autoComplete='off'
      defaultValue={pauseMinutes}
      error={errors.pauseMinutes}
    />
  </>
);
