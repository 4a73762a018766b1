import { useRouteLoaderData } from 'react-router';
import type { ChangedSettings } from '../clinic-settings.ts';

/** Data of the root loader (`root.tsx`), available on every page; the catalogue in the format of `serializeQueries`. */
export type RootData = {
  catalogue: string;
  demo: boolean;
  isCopy: boolean;
  publicUrl: string;
  isOpen: boolean;
  settings: ChangedSettings;
  contact: { name: string; address: string; phone: string; email: string; mapUrl: string };
};

// Route id, to avoid importing the root module.
const root = 'root';

/** Undefined if the loader failed. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<() => RootData>(root);

/** Same, for a page's `meta`. */
export const findRootData = (
  matches: readonly ({ id: string; loaderData: unknown } | undefined)[],
): RootData | undefined =>
  // Cast: React Router types only a route's own loader; the root's is checked against this type where it is defined.
  matches.find((match) => match?.id === root)?.loaderData as RootData | undefined;
