import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '#design/button.tsx';
import { controlClasses } from '#design/fields/field.tsx';
import { FieldError } from '#design/fields/field-error.tsx';
import { Form } from '#design/fields/form.tsx';
import { useMediaQuery } from '#design/hooks/use-media-query.ts';
import { deviceNow } from '#platform/browser/clock.ts';
import { closeRequest, findOpenRequestBody, openRequest } from '#platform/idempotency/open-request.ts';
import { maxMessageLength } from '../terms.ts';
import { texts } from './texts.ts';

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
  tools,
  findProblem = () => undefined,
  send,
}: {
  text: string;
  change: (text: string) => void;
  label: string;
  /** Beside the label. */
  tools?: ReactNode;
  /** Returns why the text cannot be sent yet. */
  findProblem?: (text: string) => string | undefined;
  send: (text: string) => void;
}) {
  const [problem, setProblem] = useState<string>();
  // On touch screens only the button sends: Enter inserts a line break.
  const hasKeyboard = useMediaQuery('(pointer: fine)');
  const submit = () => {
    const trimmed = text.trim();
    const found = findProblem(trimmed);
    setProblem(found);
    if (trimmed === '' || found !== undefined) return;
    change('');
    send(trimmed);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard) return;
    event.preventDefault();
    submit();
  };
  const left = maxMessageLength - text.length;
  const keyboardHint = hasKeyboard ? texts().field.keys : '';
  return (
    <Form
      className='flex flex-col gap-1.5'
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className='flex flex-wrap items-center justify-between gap-x-4'>
        <label htmlFor='mensaje' className='font-[650]'>
          {label}
        </label>
        {tools}
      </div>
      <div className='flex items-end gap-2'>
        <textarea
          id='mensaje'
          rows={2}
          value={text}
          maxLength={maxMessageLength}
          autoComplete='off'
          aria-describedby={problem ? 'mensaje-error mensaje-ayuda' : 'mensaje-ayuda'}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => {
            setProblem(undefined);
            change(target.value);
          }}
          onKeyDown={press}
          className={`${controlClasses} field-sizing-content max-h-48 resize-none`}
        />
        <Button
          type='submit'
          className='shrink-0 px-4!'
          icon={<SendHorizontal aria-hidden='true' className='size-5' />}
        >
          <span className='max-sm:sr-only'>{texts().field.send}</span>
        </Button>
      </div>
      {problem && <FieldError id='mensaje-error'>{problem}</FieldError>}
      <p id='mensaje-ayuda' className='min-h-5 text-ink-soft text-xs'>
        {left < remainingWarnedAt ? texts().field.left(left) : keyboardHint}
      </p>
    </Form>
  );
}
