import { useEffect, useRef } from 'react';
import { languageSwitchEvent } from '../language/language.ts';
import { deviceNow } from './clock.ts';
import { readFromTab, removeFromTab, saveInTab } from './tab-storage.ts';

/** Registers what to store when the person opens the page in another language, while the component is mounted. */
export function useSaveBeforeLanguageSwitch(save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const saver = () => latest.current();
    addEventListener(languageSwitchEvent, saver);
    return () => removeEventListener(languageSwitchEvent, saver);
  }, []);
}

/**
 * Keeps the texts of a form across a switch of language. They are stored in this tab on the switch only, and deleted
 * when the form has them again. Never pass passwords, card data or answers about health.
 * @param name of the form, in the storage
 */
export function useTextAcrossLanguages(
  name: string,
  form: {
    /** The texts by field. */
    read: () => Readonly<Record<string, unknown>>;
    /** Called once with the texts that were not empty, if there are any. */
    restore: (texts: Readonly<Record<string, string>>) => void;
  },
): void {
  const key = `languageSwitch:${name}`;
  const latest = useRef(form);
  latest.current = form;
  useSaveBeforeLanguageSwitch(() => {
    const texts = pickTexts(form.read());
    if (Object.keys(texts).length > 0) saveInTab(key, { texts }, deviceNow());
  });
  useEffect(() => {
    const stored = readFromTab(key, deviceNow());
    if (stored === undefined) return;
    removeFromTab(key);
    // Cast: `pickTexts` drops what has another shape.
    const texts = pickTexts((stored.texts ?? {}) as Record<string, unknown>);
    if (Object.keys(texts).length > 0) latest.current.restore(texts);
  }, [key]);
}

const pickTexts = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );
