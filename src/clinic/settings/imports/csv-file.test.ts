import { describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { readTable } from './csv-file.server.ts';

const read = (bytes: Buffer | string) => readTable(Buffer.from(bytes).toString('base64'), 'people');
const cells = async (text: string) => (await read(text)).rows.map((row) => row.cells);
const file = 'Nombre;Apellidos;Teléfono\r\nNúria;Peña Muñoz;600252526\r\n';
const table = {
  headings: ['Nombre', 'Apellidos', 'Teléfono'],
  rows: [{ cells: ['Núria', 'Peña Muñoz', '600252526'] }],
};

/** Encodes text as Mac Roman. */
function macRoman(text: string): Buffer {
  const decoder = new TextDecoder('macintosh');
  const codes = new Map(
    Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]),
  );
  return Buffer.from([...text].map((sign) => codes.get(sign) ?? 63));
}

describe('readTable', () => {
  test.each([
    ['UTF-8', Buffer.from(file)],
    ['UTF-8', Buffer.from(`\uFEFF${file}`)],
    ['UTF-16', Buffer.from(`\uFEFF${file}`, 'utf16le')],
    ['UTF-16', Buffer.from(file, 'utf16le')],
    ['UTF-16', Buffer.from(`\uFEFF${file}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(file, 'latin1')],
    ['Mac Roman', macRoman(file)],
  ])('reads %s', async (encoding, bytes) => {
    expect(await read(bytes)).toMatchObject({ encoding, separator: ';', ...table });
  });

  test.each([
    'Nombre\nÍñigo Ibáñez\n',
    'Nom\nMercè Güell i Òdena\n',
    'Nombre\nJosé Ángel Muñoz\n',
    'Nombre;Nota\nÁgata;Niño de 3º\n',
  ])('distinguishes Mac Roman from Windows-1252 for %j', async (text) => {
    const mac = await read(macRoman(text));
    const windows = await read(Buffer.from(text, 'latin1'));
    expect([mac.encoding, windows.encoding]).toEqual(['Mac Roman', 'Windows-1252']);
    expect(mac.rows).toEqual(windows.rows);
  });

  test("reads Excel's separator line", async () => {
    expect(await read('sep=,\r\nNombre,Tel\r\nOna;Mar,600')).toMatchObject({
      headings: ['Nombre', 'Tel'],
      rows: [{ line: 3, cells: ['Ona;Mar', '600'] }],
    });
    expect(await read('\uFEFFsep=;\nNombre;Tel\nOna;600')).toMatchObject({ headings: ['Nombre', 'Tel'] });
    expect(await read('"sep=\t"\nNombre\tTel\nOna\t600')).toMatchObject({ headings: ['Nombre', 'Tel'] });
  });

  test('finds the headings below title lines', async () => {
    for (const title of [
      'Listado de pacientes\n',
      'Clínica;;\nExportado el 1/11/2026;;\n\n',
      'Pacientes\n\nFecha: 1/11/2026; Total: 3\n',
    ])
      expect(await read(`${title}Nombre;Apellidos;Teléfono\nNúria;Peña Muñoz;600252526\n`)).toMatchObject(
        table,
      );
  });

  test('keeps a quote inside a cell', async () => {
    expect(await cells('Nombre;Tel\nAna "Anita" Puig;600\nMar;601')).toEqual([
      ['Ana "Anita" Puig', '600'],
      ['Mar', '601'],
    ]);
    expect(await cells('Nombre;Tel\n"Ana" Puig;600\nMar;601')).toEqual([
      ['"Ana" Puig', '600'],
      ['Mar', '601'],
    ]);
    expect(await cells("Nombre;Nota\nMar;mide 5' 3\"\nPau;'x'")).toEqual([
      ['Mar', 'mide 5\' 3"'],
      ['Pau', "'x'"],
    ]);
    expect(await cells('Nombre;Nota\n"Mar ""la Rubia""";x')).toEqual([['Mar "la Rubia"', 'x']]);
  });

  test('unwraps ="600…" and drops invisible characters', async () => {
    expect(
      await cells('Nombre;Tel\nOna;="600252526"\nMar;"=""600252527"""\nPau;\u202A+34 600\u202C'),
    ).toEqual([
      ['Ona', '600252526'],
      ['Mar', '600252527'],
      ['Pau', '+34 600'],
    ]);
  });

  test('reads texts, numbers, days and times from a workbook', async () => {
    const workbook = await writeXlsxFile([
      [{ value: 'Pacientes de la clínica' }],
      [],
      ['Nombre', 'Teléfono', 'Fecha de nacimiento', 'Otra'].map((value) => ({ value })),
      [
        { value: 'Núria Peña' },
        { value: 600252526 },
        { value: new Date('1990-05-03T00:00:00Z'), format: 'dd/mm/yyyy' },
        { value: new Date('2026-12-01T10:30:00Z'), format: 'dd/mm/yyyy hh:mm' },
      ],
    ]).toBuffer();
    expect(await read(workbook)).toMatchObject({
      encoding: 'Excel',
      separator: null,
      headings: ['Nombre', 'Teléfono', 'Fecha de nacimiento', 'Otra'],
      rows: [{ line: 4, cells: ['Núria Peña', '600252526', '1990-05-03', '2026-12-01 10:30'] }],
    });
  });

  test('reports what it cannot read', async () => {
    const wide = Array.from({ length: 201 }, (_, column) => `Columna ${column}`).join(';');
    await expect(read(`${wide}\n`)).rejects.toMatchObject({ code: 'too_many_columns' });
    await expect(read(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringContaining('.xlsx'),
    });
    await expect(read(Buffer.from('PK\u0003\u0004 no workbook'))).rejects.toMatchObject({
      code: 'unreadable',
    });
    await expect(read('Nombre;Tel\n"Ona;612')).rejects.toMatchObject({
      message: expect.stringMatching(/línea 2/),
    });
    const headings = Array.from({ length: 88 }, (_, column) => `Columna ${column}`);
    expect((await read(`${headings.join(',')}\nx\n`)).headings).toHaveLength(88);
  });
});
