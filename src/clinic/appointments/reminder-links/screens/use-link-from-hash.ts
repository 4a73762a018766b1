import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const choices = ['confirmar', 'cambiar', 'cancelar'] as const;
/** The choice in the e-mail. It opens that part of the page but does nothing yet. */
type LinkChoice = (typeof choices)[number];
export type ParsedLink = { token: string; choice: LinkChoice | undefined };

/** Parses '#cancelar=token' or '#token'; null without a token. */
export function parseLinkHash(hash: string): ParsedLink | null {
  const [, word, token = ''] = /^#(?:([a-z]+)=)?([\w.-]+)$/.exec(hash) ?? [];
  return token === '' ? null : { token, choice: choices.find((choice) => choice === word) };
}

/**
 * The link in this page's URL; undefined on the server and before hydration, because the server never
 * receives the fragment.
 */
export function useLinkFromHash(): ParsedLink | null | undefined {
  const { hash } = useLocation();
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  return isAlive ? parseLinkHash(hash) : undefined;
}
