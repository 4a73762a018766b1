import { useEffect } from 'react';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { toast } from '#design/feedback/toast-store.ts';

type Check<Typed extends FieldValues, Checked> = Resolver<Typed, unknown, Checked>;

/**
 * What a form checks, loaded once the page is alive and before anybody has filled it in: reading the shapes takes an old
 * phone as long as coming alive. Whoever sends sooner waits for it, and where it cannot be loaded nothing is sent.
 * @returns a hook that gives the check
 */
export function checkLater<Typed extends FieldValues, Checked>(load: () => Promise<Check<Typed, Checked>>) {
  let asked: Promise<Check<Typed, Checked>> | undefined;
  const ask = () => {
    asked ??= load().catch((reason: unknown) => {
      asked = undefined;
      throw reason;
    });
    return asked;
  };
  const check: Check<Typed, Checked> = async (...typed) => {
    try {
      return await (await ask())(...typed);
    } catch {
      toast({
        tone: 'danger',
        title: 'No se ha enviado',
        description: 'Parece que no hay conexión. Lo que has escrito sigue aquí: inténtalo de nuevo.',
      });
      // Cast: the form's own error, of no field; the type of the fields is not known here.
      return { values: {}, errors: { root: { type: 'unchecked' } } as FieldErrors<Typed> };
    }
  };
  return function useCheck() {
    useEffect(() => void ask().catch(() => undefined), []);
    return check;
  };
}
