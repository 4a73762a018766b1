import { createContext } from 'react-router';

/** How a page asks our own API while it is rendered on the server: the path in, the parsed JSON out. */
export type AskApi = (path: string) => Promise<unknown>;

/** What a document needs to know of this installation. */
export type Site = { demo: boolean; publicUrl: string };

/**
 * Set by the server to a function over its own app, in the same process. The default serves
 * `npm run dev`, where pages are rendered by Vite in a process of their own.
 */
export const askApi = createContext<AskApi>(async (path) => {
  const reply = await fetch(new URL(path, import.meta.env?.VITE_API_URL ?? 'http://127.0.0.1:3000'));
  if (!reply.ok) throw new Error(`${reply.status}: ${path}`);
  return reply.json();
});

export const site = createContext<Site>({ demo: true, publicUrl: 'http://localhost:5173' });
