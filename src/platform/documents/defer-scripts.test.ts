import { describe, expect, test } from 'vitest';
import { deferScripts, normalizeStylesheetUrl } from './defer-scripts.server.ts';

const rendered = [
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/entry.css"/></head>',
  '<body><p>Hola</p><script>known = 1</script><script type="module" async="">import "/assets/a.js";</script></body>',
].join('');

describe('deferScripts', () => {
  test('inlines the stylesheet and keeps a disabled link for React', () => {
    expect(deferScripts(rendered, () => "a{content:'$&$1'}")).toContain(
      `<style>a{content:'$&$1'}</style><link rel="stylesheet" href="/assets/entry.css" disabled=""/>`,
    );
  });

  test('defers downloadable fonts, except without scripts', () => {
    const metrics = '@font-face{font-family:b;src:local("Arial")}';
    const font = '@font-face{font-family:a;src:url(/a.woff2)format("woff2")}';
    expect(deferScripts(rendered, () => `p{color:red}${font}${metrics}`)).toContain(
      `<style>p{color:red}${metrics}</style><style media="print" data-deferred>${font}</style><noscript><style>${font}</style></noscript>`,
    );
  });

  test('keeps the link when the stylesheet is unknown', () => {
    expect(deferScripts(rendered, () => undefined)).toContain(
      '<link rel="stylesheet" href="/assets/entry.css"/>',
    );
  });

  test('looks a stylesheet up without the fragment that React Router appends', () => {
    const addresses: string[] = [];
    const html = deferScripts(rendered.replace('entry.css', 'entry.css#'), (href) => {
      addresses.push(href);
      return '';
    });
    expect(addresses).toEqual(['/assets/entry.css']);
    for (const href of ['/assets/entry.css#', '/assets/entry.css'])
      expect(html).toContain(`<link rel="stylesheet" href="${href}" disabled=""/>`);
  });

  test('defers preloads and the module script and leaves other scripts alone', () => {
    const html = deferScripts(rendered, () => '');
    expect(html).not.toMatch(/rel="modulepreload"|<script type="module"/);
    expect(html).toContain('<link rel="deferred-preload" href="/assets/a.js"/>');
    expect(html).toContain('<script type="deferred-module">import "/assets/a.js";</script>');
    expect(html).toContain('<script>known = 1</script>');
  });

  test('throws when the document has another form', () => {
    expect(() => deferScripts(rendered.replace(' async=""', ''), () => '')).toThrow('nothing like');
    expect(() => deferScripts(rendered.replace('"stylesheet"', 'stylesheet'), () => '')).toThrow(
      'nothing like',
    );
  });
});

test('withPlainStylesheet removes the fragment from the URL of the stylesheet', () => {
  expect(normalizeStylesheetUrl(rendered)).toBe(rendered);
  expect(normalizeStylesheetUrl(rendered.replace('entry.css', 'entry.css#'))).toContain(
    '<link rel="stylesheet" href="/assets/entry.css"/><link rel="stylesheet" href="/assets/entry.css#" disabled=""/>',
  );
});
