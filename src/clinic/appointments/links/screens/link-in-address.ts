import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const choices = ['confirmar', 'cambiar', 'cancelar'] as const;
/** What the person pressed in the letter. It opens that part of the page, and does nothing yet. */
type LinkChoice = (typeof choices)[number];
export type LinkInAddress = { token: string; choice: LinkChoice | undefined };

/** Reads '#cancelar=token' or '#token'; null where there is none. */
export function readLinkHash(hash: string): LinkInAddress | null {
  const [, word, token = ''] = /^#(?:([a-z]+)=)?([\w.-]+)$/.exec(hash) ?? [];
  return token === '' ? null : { token, choice: choices.find((choice) => choice === word) };
}

/** The link of this page's address; undefined on the server and while hydrating: the server never sees what stands after '#'. */
export function useLinkInAddress(): LinkInAddress | null | undefined {
  const { hash } = useLocation();
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  return isAlive ? readLinkHash(hash) : undefined;
}
