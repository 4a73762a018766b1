import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allPersonalKey, personalKey, publicKey, useRefresh } from './query-keys.ts';

const client = new QueryClient();
const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;

test('useRefresh refreshes the given keys and all below them, and no others', async () => {
  const keys = [personalKey('people', 'list'), personalKey('agenda'), personalKey('till'), publicKey('user')];
  for (const key of keys) client.setQueryData(key, 1);
  let refresh = () => Promise.resolve<unknown>(undefined);
  const Screen = () => {
    refresh = useRefresh(personalKey('people'), personalKey('agenda'));
    return null;
  };
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  );
  await refresh();
  expect(keys.map(isStale)).toEqual([true, true, false, false]);
});

test('removing all personal data keeps public data', () => {
  client.setQueryData(personalKey('till'), 1);
  client.setQueryData(publicKey('user'), 1);
  client.removeQueries({ queryKey: allPersonalKey });
  expect([client.getQueryData(personalKey('till')), client.getQueryData(publicKey('user'))]).toEqual([
    undefined,
    1,
  ]);
});
