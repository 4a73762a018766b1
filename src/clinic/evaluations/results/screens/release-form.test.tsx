import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Reading } from '../api.ts';
import { ReleaseForm } from './release-form.tsx';

test('words for a person that were half written at a shared desk are there again, and said to be', () => {
  const client = new QueryClient();
  const left = [{ place: 'release-7', words: JSON.stringify({ words: 'Lo que hemos visto' }) }];
  client.setQueryData(['mine', 'drafts'], left);
  // Cast: what else a reading has, this form does not look at.
  const reading = (id: number) =>
    ({ id, releasedAt: null, band: 'mild', instrument: 'phq-9', mayRelease: true }) as Reading;
  const shown = (id: number) =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <ReleaseForm reading={reading(id)} released={() => {}} />
      </QueryClientProvider>,
    );
  expect(shown(7)).toMatch(/Lo dejaste a medias[\s\S]*Lo que hemos visto/);
  expect(shown(8)).not.toContain('Lo que hemos visto');
});
