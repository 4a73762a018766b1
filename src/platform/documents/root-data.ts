import { useRouteLoaderData } from 'react-router';

/** What the one loader of the house (`root.tsx`) brings for every page; the catalogue as `carry` writes it. */
export type RootData = {
  catalogue: string;
  demo: boolean;
  publicUrl: string;
  isOpen: boolean;
  contact: { name: string; address: string; phone: string; email: string; mapUrl: string };
};

// By the route's name: whoever reads it knows nothing of the file that puts the house together.
const root = 'root';

/** Undefined where the loader has failed. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<() => RootData>(root);

/** The same for the `meta` of a page. */
export const rootDataIn = (
  matches: readonly ({ id: string; loaderData: unknown } | undefined)[],
): RootData | undefined =>
  // Cast: React Router types only the loader of the route itself; the root's is held to this type where it stands.
  matches.find((match) => match?.id === root)?.loaderData as RootData | undefined;
