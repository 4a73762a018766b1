import { describe, expect, test } from 'vitest';
import { clinicContact } from '#platform/clinic-contact.ts';
import { color } from '#platform/documents/colors.server.ts';
import { housesOnTheRiver } from './houses.server.ts';
import { letterHtml } from './html.server.ts';
import { greetByName, letter, noteToClinic } from './letter.ts';

const hostile = `<script>alert("1")</script> & 'comillas'`;

describe('letter and letterHtml', () => {
  const written = letter('Tu cita', [
    'Te esperamos.',
    {
      facts: [
        ['Cuándo', 'martes'],
        ['Con', hostile],
      ],
    },
    '',
    { code: '482913' },
    { actions: [{ label: 'Ver mi cita', url: 'https://onyar.test/dashboard?a=1&b=2' }] },
  ]);

  test('renders greeting, blocks and contact details as plain text', () => {
    expect(written.text).toBe(
      [
        'Hola:',
        'Te esperamos.',
        `Cuándo: martes\nCon: ${hostile}`,
        '482913',
        'Ver mi cita:\nhttps://onyar.test/dashboard?a=1&b=2',
        `Si necesitas algo, responde a este correo o llámanos: ${clinicContact().phone}`,
        clinicContact().name,
      ].join('\n\n'),
    );
  });

  test('renders the same text as HTML, with a button and its visible URL', () => {
    const html = letterHtml(written);
    for (const words of [
      'Hola:',
      'Te esperamos.',
      'Cuándo',
      'martes',
      '>482913<',
      clinicContact().name,
      clinicContact().address,
    ])
      expect(html).toContain(words);
    expect(html.match(/href="https:\/\/onyar\.test\/dashboard\?a=1&amp;b=2"/g)).toHaveLength(2);
    expect(html).toContain('>https://onyar.test/dashboard?a=1&amp;b=2</a>');
  });

  test('escapes user input in HTML, also in the subject and in attributes', () => {
    const html = letterHtml(
      letter(hostile, [
        hostile,
        { facts: [[hostile, hostile]] },
        { code: hostile },
        { actions: [{ label: hostile, url: `https://onyar.test/"onmouseover='alert(1)'` }] },
      ]),
    );
    expect(html).not.toMatch(/<script|"onmouseover|'alert/);
    expect(html.match(/&lt;script&gt;alert\(&quot;1&quot;\)/g)?.length).toBe(7);
  });

  test('keeps titles, dates, times and telephone numbers on one line in HTML, with plain spaces in the text part', () => {
    const sentence = 'El 7 de diciembre, a las 17:30, con la Dra. Ona Puig. Teléfono: 911 00 01 12.';
    const told = letter('Tu cita del 7 de diciembre', [sentence, { facts: [['Cuándo', '7 de diciembre']] }]);
    const html = letterHtml(told);
    expect(html).toContain(
      'El 7\u00a0de\u00a0diciembre, a las\u00a017:30, con la Dra.\u00a0Ona Puig. Teléfono: 911\u00a000\u00a001\u00a012.',
    );
    expect(html.match(/7 de diciembre/g)).toHaveLength(1); // the document's title
    expect(told.text).toContain(sentence);
  });

  test('renders no button for an invalid URL', () => {
    const html = letterHtml(letter('x', [{ actions: [{ label: 'Pulsa', url: 'javascript:alert(1)' }] }]));
    expect(html).not.toContain('href="javascript');
  });

  test('loads no remote resource, and stays below the 102 kB at which clients truncate', () => {
    const html = letterHtml(written);
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import|src=/);
    expect(html.length).toBeLessThan(30_000);
  });
});

describe('letterHtml in Outlook for Windows (Word)', () => {
  const html = letterHtml(
    letter('Tu cita', [{ code: '482913' }, { actions: [{ label: 'Ver', url: 'https://onyar.test/' }] }]),
  );
  const drawing = housesOnTheRiver();

  test('draws the houses with coloured table cells only', () => {
    expect(new Set([...drawing.matchAll(/<(\w+)/g)].map(([, tag]) => tag))).toEqual(
      new Set(['table', 'tr', 'td']),
    );
    expect(/display:|opacity|overflow|position|float|flex|background/.test(drawing)).toBe(false);
    expect(drawing.match(new RegExp(`bgcolor="${color('glow')}"`, 'g'))).toHaveLength(1);
    // No height is set by style alone.
    expect(/style="[^"]*height:(?!1px)/.test(drawing)).toBe(false);
  });

  test('sets background, width and padding on table cells, not on divs', () => {
    const boxes = [...html.matchAll(/<(?:div|p|span)\b[^>]*>/g)].map(([tag]) => tag);
    const styled = boxes.filter((tag) => /padding|background|width/.test(tag));
    // The sheet's div repeats them for rounded corners; Word uses the 560 px table and coloured cells.
    expect(styled).toEqual([expect.stringContaining('class="sheet"')]);
    expect(html).toContain('<!--[if mso]><table role="presentation" width="560"');
    expect(
      html.match(new RegExp(`<td[^>]*bgcolor="${color('river-600')}"[^>]*mso-padding-alt`, 'g')),
    ).toHaveLength(1);
    expect(html.match(/<td[^>]*class="code"[^>]*bgcolor/g)).toHaveLength(1);
  });
});

test('starts a note to the clinic with its content', () => {
  const { text, blocks } = noteToClinic('Una tarea', ['Hay que llamar.', '']);
  expect([text, blocks]).toEqual(['Hay que llamar.', ['Hay que llamar.']]);
  expect(letterHtml({ subject: 'Una tarea', blocks })).not.toContain('Hola:');
});

describe('greetByName', () => {
  const written = letter('Tu cita', ['Te esperamos.']);

  test.each([
    ['Laia Puig Sala', 'Hola, Laia:'],
    ['Dra. Nausica Riubell', 'Hola, Nausica:'],
    ['Gal·la Font', 'Hola, Gal·la:'],
    ['Anna-Maria Coll', 'Hola, Anna-Maria:'],
  ])('greets %s by the first name', (fullName, greeting) => {
    const { text, blocks } = greetByName(written, fullName);
    expect(text).toBe(written.text.replace('Hola:', greeting));
    expect(blocks).toEqual([greeting, ...written.blocks.slice(1)]);
  });

  test.each([null, '', 'L.', 'https://example.org Puig', '$& Puig', '<b>Laia</b>', 'laia99'])(
    'keeps the greeting for %j',
    (fullName) => expect(greetByName(written, fullName)).toEqual(written),
  );

  test('leaves a note to the clinic as it is', () => {
    const note = noteToClinic('Una tarea', ['Hay que llamar.']);
    expect(greetByName(note, 'Laia Puig')).toEqual(note);
  });
});
