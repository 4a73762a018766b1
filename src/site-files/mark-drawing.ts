import { logoShapes } from '#design/drawings/logo-shapes.ts';
import { color } from '#platform/documents/colors.server.ts';

/** The logo as SVG without stylesheet, in a 40 × 40 box that it fills from 2 to 38 by 2 to 37. */
export const markDrawing = logoShapes
  .map((part) => `<path d="${part.path}" fill="${color(part.fill.replace('fill-', ''))}"/>`)
  .join('');
