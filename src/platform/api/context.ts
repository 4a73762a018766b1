import { createContext } from 'react-router';
import type { Endpoint, ResponseBody } from './endpoint.ts';

export type AskApi = <E extends Endpoint>(path: E['path']) => Promise<ResponseBody<E>>;

export type Site = {
  demo: boolean;
  /** A copy for rehearsals: it sends no message and moves no money. */
  isCopy: boolean;
  publicUrl: string;
  isOpen: boolean;
};

/**
 * The server sets it to a function over its own app in the same process. The default serves `npm run dev`, where Vite
 * renders pages in another process.
 */
export const askApi = createContext<AskApi>(async (path) => {
  const reply = await fetch(new URL(path, import.meta.env?.VITE_API_URL ?? 'http://127.0.0.1:3000'));
  if (!reply.ok) throw new Error(`${reply.status}: ${path}`);
  return reply.json();
});

export const site = createContext<Site>({
  demo: true,
  isCopy: false,
  publicUrl: 'http://localhost:5173',
  isOpen: true,
});
