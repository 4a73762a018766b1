import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { SiteMenu } from './site-menu.tsx';

vi.mock('#config', async (importOriginal) => {
  const config = await importOriginal<typeof import('#config')>();
  return { ...config, clinic: { ...config.clinic, languages: ['es', 'ca'] } };
});

test('offers the page in the clinic’s other languages', () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/plans']}>
      <SiteMenu />
    </MemoryRouter>,
  );
  expect(markup).toMatch(/<a href="\/ca\/plans" hrefLang="ca" lang="ca"[^>]*>Català<\/a>/);
});
