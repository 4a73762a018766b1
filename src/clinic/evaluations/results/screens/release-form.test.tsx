import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { personalKey } from '#platform/api/query-keys.ts';
import type { EvaluationReading } from '../api.ts';
import { ReleaseForm } from './release-form.tsx';

test('restores a half-written comment on a shared computer and says so', () => {
  const client = new QueryClient();
  const left = [{ place: 'release-7', words: JSON.stringify({ words: 'Lo que hemos visto' }) }];
  client.setQueryData(personalKey('drafts'), left);
  // Cast: the form reads no other fields.
  const reading = (id: number) =>
    ({ id, releasedAt: null, band: 'mild', instrument: 'phq-9', mayRelease: true }) as EvaluationReading;
  const shown = (id: number) =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <ReleaseForm reading={reading(id)} released={() => {}} />
      </QueryClientProvider>,
    );
  expect(shown(7)).toMatch(/Lo dejaste a medias[\s\S]*Lo que hemos visto/);
  expect(shown(8)).not.toContain('Lo que hemos visto');
});
