import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { controlClasses } from '#design/fields/field.tsx';
import { useMediaQuery } from '#design/hooks/use-media-query.ts';
import { deviceNow } from '#platform/browser/clock.ts';
import { closeRequest, findOpenRequestBody, openRequest } from '#platform/idempotency/open-request.ts';
import { maxMessageLength } from '../terms.ts';

/** Characters left from which the field shows how many remain. */
const remainingWarnedAt = 200;

/**
 * The input of the user's own thread. Unsent text survives a reload in this tab.
 * @param place storage key in this tab
 */
export function TabComposer({
  place,
  ...field
}: {
  place: string;
  label: string;
  send: (text: string) => void;
}) {
  const [text, setText] = useState(() => String(findOpenRequestBody(place, deviceNow()) ?? ''));
  const change = (next: string) => {
    setText(next);
    if (next === '') closeRequest(place);
    else openRequest(place, next, deviceNow());
  };
  return <Composer text={text} change={change} {...field} />;
}

/** The input of a thread. The parent stores the text. */
export function Composer({
  text,
  change,
  label,
  send,
}: {
  text: string;
  change: (text: string) => void;
  label: string;
  send: (text: string) => void;
}) {
  // On touch screens only the button sends: Enter inserts a line break.
  const hasKeyboard = useMediaQuery('(pointer: fine)');
  const submit = () => {
    const trimmed = text.trim();
    if (trimmed === '') return;
    change('');
    send(trimmed);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard) return;
    event.preventDefault();
    submit();
  };
  const left = maxMessageLength - text.length;
  const keyboardHint = hasKeyboard ? 'Intro envía; Mayús + Intro, otra línea.' : '';
  return (
    <form
      className='flex flex-col gap-1.5'
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor='mensaje' className='self-start font-[650]'>
        {label}
      </label>
      <div className='flex items-end gap-2'>
        <textarea
          id='mensaje'
          rows={2}
          value={text}
          maxLength={maxMessageLength}
          autoComplete='off'
          aria-describedby='mensaje-ayuda'
          onChange={({ target }) => change(target.value)}
          onKeyDown={press}
          className={`${controlClasses} field-sizing-content max-h-48 resize-none`}
        />
        <Button
          type='submit'
          className='shrink-0 px-4!'
          icon={<SendHorizontal aria-hidden='true' className='size-5' />}
        >
          <span className='max-sm:sr-only'>Enviar</span>
        </Button>
      </div>
      <p id='mensaje-ayuda' className='min-h-5 text-ink-soft text-xs'>
        {left < remainingWarnedAt ? `Quedan ${left} letras.` : keyboardHint}
      </p>
    </form>
  );
}
