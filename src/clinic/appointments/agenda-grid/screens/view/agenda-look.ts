import { type Zoom, zooms } from '../place-in-day.ts';

export const colorings = ['kind', 'state'] as const;
/** The property of an appointment that its colour shows. */
export type Coloring = (typeof colorings)[number];

export type AgendaLook = { zoom: Zoom; coloring: Coloring };

const version = 'v1';
const usualLook: AgendaLook = { zoom: 60, coloring: 'kind' };

/** The stored look; the usual one if the text is missing, invalid or of another version. */
export function parseLook(stored: string | null): AgendaLook {
  const [storedVersion, storedZoom, storedColoring] = (stored ?? '').split(' ');
  const zoom = zooms.find((one) => String(one) === storedZoom);
  const coloring = colorings.find((one) => one === storedColoring);
  if (storedVersion !== version || zoom === undefined || coloring === undefined) return usualLook;
  return { zoom, coloring };
}

export const formatLook = ({ zoom, coloring }: AgendaLook): string => `${version} ${zoom} ${coloring}`;
