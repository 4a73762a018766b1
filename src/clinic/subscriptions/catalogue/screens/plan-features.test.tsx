import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Plan } from '#clinic/subscriptions/contract.ts';
import { PlanFeatures } from './plan-features.tsx';

const plan = {
  features: ['20 % de descuento', 'Revista digital', 'Chat: escríbenos 24/7'],
  perks: [
    { name: 'magazine', feature: 'Revista digital' },
    { name: 'chat', feature: 'Chat: escríbenos 24/7' },
  ],
} as unknown as Plan;

test("ticks a plan's lines, links those with a page, and states the chat's hours", () => {
  const shown = renderToStaticMarkup(
    <MemoryRouter>
      <PlanFeatures plan={plan} facts={['16 sesiones']} />
    </MemoryRouter>,
  );
  const lines = shown
    .split('<li')
    .slice(1)
    .map((line) =>
      line
        .replace(/^[^>]*>/, '')
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
  expect(lines).toEqual([
    '16 sesiones',
    '20 % de descuento',
    'Revista digital',
    'Chat: escríbenos 24/7 Respondemos de lunes a viernes, de 9:00 a 13:00 y de 16:00 a 20:00',
  ]);
  expect(shown.match(/lucide-check\b/g)).toHaveLength(4);
  expect([...shown.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/external?tab=sinapsy',
    '/chat',
  ]);
});
