import { useEffect } from 'react';
import type { FieldErrors, FieldValues, Resolver, ResolverOptions } from 'react-hook-form';
import { toast } from '#design/feedback/toast-store.ts';
import { texts } from './texts.ts';

type FormResolver<Typed extends FieldValues, Checked> = Resolver<Typed, unknown, Checked>;

/**
 * Loads a form's validation after hydration and before anyone has filled in the form: evaluating the schemas
 * takes an old phone as long as hydration. An earlier submit waits for it; if loading fails, nothing is
 * submitted.
 * @returns a hook that returns the check
 */
export function createLazyResolver<Typed extends FieldValues, Checked>(
  load: () => Promise<FormResolver<Typed, Checked>>,
) {
  let asked: Promise<FormResolver<Typed, Checked>> | undefined;
  const ask = () => {
    asked ??= load().catch((reason: unknown) => {
      asked = undefined;
      throw reason;
    });
    return asked;
  };
  const check: FormResolver<Typed, Checked> = async (values, context, options) => {
    try {
      return await (await ask())({ ...values, ...readTextFields(options.fields) }, context, options);
    } catch {
      toast({
        tone: 'danger',
        title: texts().notSent.title,
        description: texts().notSent.advice,
      });
      // Cast: an error of the whole form; the field types are not known here.
      return { values: {}, errors: { root: { type: 'unchecked' } } as FieldErrors<Typed> };
    }
  };
  return function useCheck() {
    useEffect(() => void ask().catch(() => undefined), []);
    return check;
  };
}

/** What the text fields show: some password managers fill them without an event, so the form does not know of it. */
const readTextFields = (fields: ResolverOptions<FieldValues>['fields']) =>
  Object.fromEntries(
    Object.values(fields).flatMap(({ name, ref }) => (isTextField(ref) ? [[name, ref.value]] : [])),
  );

const isTextField = (ref: unknown): ref is HTMLInputElement =>
  ref instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(ref.type);
