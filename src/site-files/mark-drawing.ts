import { mark } from '#design/drawings/mark.ts';
import { color } from '#platform/documents/colors.server.ts';

/** The mark as SVG that needs no style sheet, in a box of 40 by 40 that it fills from 2 to 38 by 2 to 37. */
export const markDrawing = mark
  .map((part) => `<path d="${part.path}" fill="${color(part.fill.replace('fill-', ''))}"/>`)
  .join('');
