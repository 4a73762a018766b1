import { describe, expect, test } from 'vitest';
import { clinic } from '#config';
import { color } from '#platform/documents/colors.server.ts';
import { housesOnTheRiver } from './houses.server.ts';
import { letterHtml } from './html.server.ts';
import { letter, noteToClinic } from './letter.ts';

const hostile = `<script>alert("1")</script> & 'comillas'`;

describe('a letter', () => {
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

  test('as text: greeting, its parts under each other, and whom to ask', () => {
    expect(written.text).toBe(
      [
        'Hola:',
        'Te esperamos.',
        `Cuándo: martes\nCon: ${hostile}`,
        '482913',
        'Ver mi cita:\nhttps://onyar.test/dashboard?a=1&b=2',
        `Si necesitas algo, responde a este correo o llámanos: ${clinic.phone}`,
        clinic.name,
      ].join('\n\n'),
    );
  });

  test('as a page says the same words, with a button whose address can be read', () => {
    const html = letterHtml(written);
    for (const words of [
      'Hola:',
      'Te esperamos.',
      'Cuándo',
      'martes',
      '>482913<',
      clinic.name,
      clinic.address,
    ])
      expect(html).toContain(words);
    expect(html.match(/href="https:\/\/onyar\.test\/dashboard\?a=1&amp;b=2"/g)).toHaveLength(2);
    expect(html).toContain('>https://onyar.test/dashboard?a=1&amp;b=2</a>');
  });

  test('as a page keeps what people typed as text, in the subject and between quotes, too', () => {
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

  test('makes no button of an address that is none', () => {
    const html = letterHtml(letter('x', [{ actions: [{ label: 'Pulsa', url: 'javascript:alert(1)' }] }]));
    expect(html).not.toContain('href="javascript');
  });

  test('fetches nothing, and stays small enough for programs that cut long mails off at 102 kB', () => {
    const html = letterHtml(written);
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import|src=/);
    expect(html.length).toBeLessThan(30_000);
  });
});

describe('for programs that draw with Word, as Outlook for Windows does', () => {
  const html = letterHtml(
    letter('Tu cita', [{ code: '482913' }, { actions: [{ label: 'Ver', url: 'https://onyar.test/' }] }]),
  );
  const drawing = housesOnTheRiver();

  test('the houses are cells of tables with a colour of their own, and nothing else', () => {
    expect(new Set([...drawing.matchAll(/<(\w+)/g)].map(([, tag]) => tag))).toEqual(
      new Set(['table', 'tr', 'td']),
    );
    expect(/display:|opacity|overflow|position|float|flex|background/.test(drawing)).toBe(false);
    expect(drawing.match(new RegExp(`bgcolor="${color('glow')}"`, 'g'))).toHaveLength(1);
    // Nothing says a height in its styles alone.
    expect(/style="[^"]*height:(?!1px)/.test(drawing)).toBe(false);
  });

  test('ground, width and padding never hang on a box', () => {
    const boxes = [...html.matchAll(/<(?:div|p|span)\b[^>]*>/g)].map(([tag]) => tag);
    const styled = boxes.filter((tag) => /padding|background|width/.test(tag));
    // The sheet's own box has them a second time, for round corners; Word has its table of 560 px and coloured cells.
    expect(styled).toEqual([expect.stringContaining('class="sheet"')]);
    expect(html).toContain('<!--[if mso]><table role="presentation" width="560"');
    expect(
      html.match(new RegExp(`<td[^>]*bgcolor="${color('river-600')}"[^>]*mso-padding-alt`, 'g')),
    ).toHaveLength(1);
    expect(html.match(/<td[^>]*class="code"[^>]*bgcolor/g)).toHaveLength(1);
  });
});

test('a note to the clinic begins with what it says', () => {
  const { text, blocks } = noteToClinic('Una tarea', ['Hay que llamar.', '']);
  expect([text, blocks]).toEqual(['Hay que llamar.', ['Hay que llamar.']]);
  expect(letterHtml({ subject: 'Una tarea', blocks })).not.toContain('Hola:');
});
