import { logoShapes } from '#design/drawings/logo-shapes.ts';
import { color } from '#platform/documents/colors.server.ts';

export const ink = color('ink');
export const inkSoft = color('ink-soft');
export const hairline = color('line');
export const river = color('river-600');
export const ochrePale = color('ochre-100');
const riverPale = color('river-100');
const riverFront = color('front-river');
const glow = color('glow');

type Page = PDFKit.PDFDocument;

export function drawMark(page: Page, { x, y, size }: { x: number; y: number; size: number }): void {
  page
    .save()
    .translate(x, y)
    .scale(size / 40);
  for (const part of logoShapes) page.path(part.path).fill(color(part.fill.replace('fill-', '')));
  page.restore();
}

const houses = [
  { width: 58, height: 62, columns: 2, rows: 2 },
  { width: 74, height: 84, columns: 3, rows: 3 },
  { width: 52, height: 56, columns: 2, rows: 2 },
  { width: 70, height: 76, columns: 3, rows: 2 },
  { width: 60, height: 68, columns: 2, rows: 2 },
  { width: 76, height: 88, columns: 3, rows: 3 },
  { width: 54, height: 60, columns: 2, rows: 2 },
  { width: 70, height: 80, columns: 3, rows: 3 },
  { width: 81.28, height: 66, columns: 3, rows: 2 },
];
const litWindow = { house: 5, row: 1, column: 1 };

/** Draws houses on a river at the foot of a page, pale enough to print; `bottom` is the lower edge of the water. */
export function drawHouses(page: Page, { width, bottom }: { width: number; bottom: number }): void {
  const quay = bottom - 22;
  page.rect(0, quay, width, 22).fill(river);
  let x = 0;
  houses.forEach((testApp, index) => {
    drawHouse(page, testApp, { x, quay, isEven: index % 2 === 0, litHere: index === litWindow.house });
    x += testApp.width;
  });
}

type House = (typeof houses)[number];

function drawHouse(
  page: Page,
  { width, height, columns, rows }: House,
  { x, quay, isEven, litHere }: { x: number; quay: number; isEven: boolean; litHere: boolean },
): void {
  const top = quay - height;
  page.rect(x, top, width, height).fill(isEven ? riverPale : '#e6f1f3');
  page.rect(x, top, width, 3).fill(riverFront);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const isLit = litHere && row === litWindow.row && column === litWindow.column;
      const center = x + (width * (column + 0.5)) / columns;
      drawWindow(page, { center, top: top + 14 + row * 25, colour: isLit ? glow : riverFront });
    }
}

/** A window with a round arch, 9 wide and 14 high, in points. */
function drawWindow(page: Page, { center, top, colour }: { center: number; top: number; colour: string }) {
  const left = center - 4.5;
  const right = center + 4.5;
  page
    .path(`M${left} ${top + 14}V${top + 4.5}A4.5 4.5 0 0 1 ${right} ${top + 4.5}V${top + 14}z`)
    .fill(colour);
}
