import { expect, test } from 'vitest';
import { paintFirst, startAtOnce } from './first-paint.ts';

const rendered = [
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/entry.css"/></head>',
  '<body><p>Hola</p><script>known = 1</script><script type="module" async="">import "/assets/a.js";</script></body>',
].join('');

test('the styles stand in the document, and the link that React looks for is not fetched', () => {
  const html = paintFirst(rendered, () => 'p{color:red}');
  expect(html).toContain('<style>p{color:red}</style>');
  expect(html).toContain('</noscript><link rel="stylesheet" href="/assets/entry.css" disabled=""/>');
});

test('styles that are not ours to read stay a link', () => {
  expect(paintFirst(rendered, () => undefined)).toContain(
    '<link rel="stylesheet" href="/assets/entry.css"/>',
  );
});

test('a stylesheet is found under its address, whatever React Router hangs on it', () => {
  const asked: string[] = [];
  const document = paintFirst(rendered.replace('entry.css', 'entry.css#'), (href) => {
    asked.push(href);
    return 'p{color:red}';
  });
  expect(asked).toEqual(['/assets/entry.css']);
  // React looks for the one, whoever loads a part later for the other.
  for (const href of ['/assets/entry.css#', '/assets/entry.css'])
    expect(document).toContain(`<link rel="stylesheet" href="${href}" disabled=""/>`);
});

test('what the document is not drawn with comes later, and the scripts behind it', () => {
  const html = paintFirst(rendered, () => '@layer utilities{.a{color:red}}');
  expect(html).toContain('<style></style>');
  expect(html).toContain('<link rel="styles-later" href="/assets/entry.later.css"/>');
});

test('a stylesheet keeps what looks like a replacement pattern', () => {
  expect(paintFirst(rendered, () => "a{content:'$&$1'}")).toContain("<style>a{content:'$&$1'}</style>");
});

test('faces that have to be fetched wait for the first paint, unless there are no scripts', () => {
  const measured = '@font-face{font-family:b;src:local("Arial")}';
  const fetched = '@font-face{font-family:a;src:url(/a.woff2)format("woff2")}';
  const html = paintFirst(rendered, () => `p{color:red}${fetched}${measured}`);
  expect(html).toContain(`<style>p{color:red}${measured}</style><style media="later">${fetched}</style>`);
  expect(html).toContain(`<noscript><style>${fetched}</style><link media="print"`);
});

test('paper gets the rest of the styles where there are no scripts, and no paint waits for it', () => {
  expect(paintFirst(rendered, () => '@media print{p{color:red}}')).toContain(
    '<style></style><noscript><link media="print" rel="stylesheet" href="/assets/entry.later.css"/></noscript>',
  );
});

test('nothing of the scripts is asked for while the document is read', () => {
  const html = paintFirst(rendered, () => '');
  expect(html).not.toMatch(/modulepreload" href|<script type="module"/);
  expect(html).toContain('<link rel="later" href="/assets/a.js"/>');
  expect(html).toContain('<script type="later">import "/assets/a.js";</script>');
  expect(html).toContain('<script>known = 1</script>');
});

test('a document that is written otherwise is not served half rewritten', () => {
  expect(() => paintFirst(rendered.replace(' async=""', ''), () => '')).toThrow('nothing like');
  expect(() => paintFirst(rendered.replace('"stylesheet"', 'stylesheet'), () => '')).toThrow('nothing like');
});

test('what shows nothing without its scripts is left as it is, but for what asks early and the address of its styles', () => {
  const early = '<script>ask()</script>';
  expect(startAtOnce(rendered, early)).toBe(rendered.replace('<head>', `<head>${early}`));
  expect(startAtOnce(rendered.replace('entry.css', 'entry.css#'), early)).toContain(
    '<link rel="stylesheet" href="/assets/entry.css"/><link rel="stylesheet" href="/assets/entry.css#" disabled=""/>',
  );
});
