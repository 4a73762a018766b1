/**
 * The clinic's logo in a 40 × 40 box, back to front: two houses, a door, a lit window, quay and river. `fill` is a
 * full class name for Tailwind; after `fill-` it is a colour of `tokens.css`.
 */
export const logoShapes = [
  { path: 'M3 22V10l8-5 8 5v12z', fill: 'fill-ochre-500' },
  { path: 'M19 22V6.5L28 2l9 4.5V22z', fill: 'fill-coral-600' },
  { path: 'M8.2 22v-6.2a2.8 2.8 0 0 1 5.6 0V22z', fill: 'fill-ink' },
  { path: 'M24.6 22V13a3.4 3.4 0 0 1 6.8 0v9z', fill: 'fill-glow-soft' },
  {
    path: 'M2 24.5h36v3.2c-4.5 2.6-6.5-.7-10.5.8s-6.5 1.7-10.5.3-9 2-15-.8z',
    fill: 'fill-river-600',
  },
  {
    path: 'M5 32.5c4-1.4 6.5.9 10.5-.2s7-1.2 10.5.2 6-.6 9-.4c-2 3-6 5-15 5s-12.5-1.8-15-4.6z',
    fill: 'fill-front-river',
  },
] as const;
