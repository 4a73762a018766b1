import PDFDocument from 'pdfkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { configuredOrganization } from '#clinic/organization/service.server.ts';
import { logoShapes } from '#design/drawings/logo-shapes.ts';
import { color } from '#platform/documents/colors.server.ts';
import { pdfPage } from '#tests/support/words/pdf.ts';
import { drawMark } from './drawing.server.ts';
import { receiptPdf } from './pdf.server.ts';

type Shape = ReturnType<typeof pdfPage>['shapes'][number];
let shapes: Shape[];
let fronts: Shape[];

beforeAll(async () => {
  ({ shapes } = pdfPage(
    await receiptPdf({
      series: '2026',
      number: 1,
      issuedAt: new Date('2026-11-21T10:00:00Z'),
      method: 'cash',
      captureId: 'CAJA-1',
      refundId: null,
      payerUserId: 7,
      payerName: 'Marc Puig',
      cents: 6_500,
      concept: 'Consulta',
      vat: 'exempt',
      vatPercent: 0,
      issuer: configuredOrganization,
    }),
  ));
  fronts = shapes.filter(({ points, bottom, top }) => points.length === 2 && bottom - top > 30 && top > 700);
});

const width = 595.28;
const height = 841.89;
const inside = (front: Shape) =>
  shapes.filter(
    (one) =>
      one !== front &&
      one.left >= front.left &&
      one.right <= front.right &&
      one.top >= front.top &&
      one.bottom <= front.bottom,
  );
const windowsOf = (front: Shape) => inside(front).filter(({ points }) => points.length === 5);

describe('drawHouses', () => {
  test('draws nine houses side by side over the full width, each with a roof, no two equal neighbours', () => {
    const [quay] = shapes.filter(({ left, right }) => left === 0 && right === width);
    expect(quay).toMatchObject({ bottom: height, top: height - 22, colour: color('river-600') });
    expect(fronts).toHaveLength(9);
    for (const [index, front] of fronts.entries()) {
      expect(front.left).toBeCloseTo(fronts[index - 1]?.right ?? 0, 5);
      expect(front.bottom).toBeCloseTo(height - 22, 5);
      expect(front.colour).toBe(index % 2 === 0 ? color('river-100') : '#e6f1f3');
      const [roof] = inside(front);
      expect(roof).toMatchObject({
        left: front.left,
        right: front.right,
        top: front.top,
        colour: color('front-river'),
      });
      expect((roof?.bottom ?? 0) - front.top).toBeCloseTo(3, 5);
    }
    expect(fronts.at(-1)?.right).toBeCloseTo(width, 5);
  });

  test('draws the windows of each house with round arches at even distances', () => {
    const all = fronts.map((front) => windowsOf(front));
    expect(all.map(({ length }) => length)).toEqual([4, 9, 4, 6, 4, 9, 4, 9, 6]);
    for (const [index, windows] of all.entries()) {
      const front = fronts[index] as Shape;
      const tops = [...new Set(windows.map(({ top }) => Math.round((top - front.top) * 100) / 100))];
      expect(tops).toEqual([14, 39, 64].slice(0, tops.length));
      const columns = windows.length / tops.length;
      for (const [place, { left, right, top, points }] of windows.entries()) {
        const center = front.left + ((front.right - front.left) * ((place % columns) + 0.5)) / columns;
        expect((left + right) / 2).toBeCloseTo(center, 3);
        const outline = [
          [-4.5, 14],
          [-4.5, 4.5],
          [0, 0],
          [4.5, 4.5],
          [4.5, 14],
        ];
        for (const [corner, [x = 0, y = 0]] of outline.entries()) {
          expect(points[corner]?.[0]).toBeCloseTo(center + x, 3);
          expect(points[corner]?.[1]).toBeCloseTo(top + y, 3);
        }
      }
    }
  });

  test('lights one window in the middle of a three-storey house', () => {
    const lit = shapes.filter(({ colour }) => colour === color('glow'));
    expect(lit).toHaveLength(1);
    expect(windowsOf(fronts[5] as Shape).indexOf(lit[0] as Shape)).toBe(4);
    const others = fronts.flatMap(windowsOf).filter((one) => !lit.includes(one));
    expect(new Set(others.map(({ colour }) => colour))).toEqual(new Set([color('front-river')]));
  });
});

describe('drawMark', () => {
  test("draws the logo at the top left in the clinic's colours, with its base line at the left edge", () => {
    const parts = shapes.slice(0, logoShapes.length);
    expect(parts.map(({ colour }) => colour)).toEqual(
      logoShapes.map(({ fill }) => color(fill.replace('fill-', ''))),
    );
    for (const { left, right, top, bottom } of parts)
      expect([left >= 62, right <= 98, top >= 54, bottom <= 94]).toEqual([true, true, true, true]);
    expect(Math.min(...parts.map(({ left }) => left))).toBe(62);
    // The transformation does not leak into later drawings.
    expect(shapes[logoShapes.length]?.left).toBe(0);
  });

  test('scales to the requested size', async () => {
    const scaled = async (size: number): Promise<string> => {
      const page = new PDFDocument({ compress: false });
      const parts: Buffer[] = [];
      page.on('data', (part: Buffer) => parts.push(part));
      drawMark(page, { x: 10, y: 20, size });
      const end = new Promise((resolve) => page.on('end', resolve));
      page.end();
      await end;
      return Buffer.concat(parts).toString('latin1');
    };
    expect(await scaled(60)).toContain('\n1.5 0 0 1.5 0 0 cm\n');
    expect(await scaled(20)).toContain('\n0.5 0 0 0.5 0 0 cm\n');
    expect(await scaled(20)).toContain('\n1 0 0 1 10 20 cm\n');
  });
});
