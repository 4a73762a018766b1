import { runInNewContext } from 'node:vm';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { askAgendaAhead } from '#clinic/appointments/sheet/screens/look/ask-agenda-ahead.ts';
import { panelAsks } from './panel-asks.ts';

afterEach(() => void vi.unstubAllGlobals());

const script = panelAsks.replace(/^<script>|<\/script>$/g, '');

/** What a browser asks as the document is read. @param used how long ago somebody touched the panel in it, in ms */
function askedAt(now: string, path: string, { cookie = 'signed_in=1', isOpen = true, used = 0 } = {}) {
  const at = Date.parse(now);
  const { pathname, search } = new URL(path, 'http://onyar.test');
  const asked: string[] = [];
  const kept = new Map([
    ['panel-used-at', String(at - used)],
    ...(isOpen ? [['panel-open', '1'] as const] : []),
  ]);
  class Then extends Date {
    static override now = () => at;
  }
  runInNewContext(script, {
    ...{ Date: Then, Map, setTimeout: () => 0, location: { pathname, search } },
    document: { cookie, currentScript: { remove: () => {} } },
    localStorage: { getItem: (name: string) => kept.get(name) ?? null },
    fetch: async (address: string) => void asked.push(address),
  });
  return asked;
}

test.each([
  '2026-11-23T14:00:00Z',
  // Half an hour before Madrid's midnight, and after it; a Sunday, and the night of a clock change.
  ...['2026-11-29T22:30:00Z', '2026-11-29T23:30:00Z', '2027-03-28T00:30:00Z', '2026-10-25T22:30:00Z'],
])('at %s the document asks for the days that the page will ask for', (now) => {
  const paths = ['/staff', '/staff/agenda', '/staff/personas', '/staff?dia=2027-01-03'];
  const named = ['2027-01-03', '2026-10-25', '1999-12-31', '2026-02-31', '27-1-3', ''].map(
    (day) => `/staff/agenda?vista=semana&dia=${day}`,
  );
  for (const path of [...paths, ...named]) {
    const later: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      later.push(address);
      return Response.json({});
    });
    askAgendaAhead(new QueryClient(), new URL(path, 'http://onyar.test'), new Date(now));
    expect(askedAt(now, path)).toEqual(['/api/user', '/api/staff/me', ...later]);
  }
});

test('where nobody had the panel open a moment ago nothing is asked', () => {
  const now = '2026-11-23T14:00:00Z';
  for (const other of [{ cookie: 'a=1' }, { isOpen: false }, { used: 15 * 60_000 }])
    expect(askedAt(now, '/staff/agenda', other)).toEqual([]);
});
