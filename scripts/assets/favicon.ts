import { color } from '#platform/documents/colors.server.ts';
import { markDrawing } from '../../src/site-files/mark-drawing.ts';

/** What `public/favicon.svg` holds; `icons.mjs` writes it. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
  <title>Casas sobre el río</title>
  <rect width="40" height="40" rx="9" fill="${color('paper')}"/>
  <g transform="translate(2.4 3) scale(.88)">${markDrawing}</g>
</svg>
`;
