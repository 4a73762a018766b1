import { createContext } from 'react-router';
import type { Answer, Endpoint } from './endpoint.ts';

/** How a page asks our own API while it is rendered on the server: an endpoint's path in, its answer out. */
export type AskApi = <E extends Endpoint>(path: E['path']) => Promise<Answer<E>>;

/** What a document needs to know of this installation. */
export type Site = { demo: boolean; publicUrl: string; isOpen: boolean };

/**
 * Set by the server to a function over its own app, in the same process. The default serves
 * `npm run dev`, where pages are rendered by Vite in a process of their own.
 */
export const askApi = createContext<AskApi>(async (path) => {
  const reply = await fetch(new URL(path, import.meta.env?.VITE_API_URL ?? 'http://127.0.0.1:3000'));
  if (!reply.ok) throw new Error(`${reply.status}: ${path}`);
  return reply.json();
});

export const site = createContext<Site>({ demo: true, publicUrl: 'http://localhost:5173', isOpen: true });
