import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Plan } from '#clinic/subscriptions/contract.ts';
import { PlanFeatures } from './plan-features.tsx';

const plan = {
  discountPercent: 20,
  features: ['20 % de descuento', 'Revista digital', 'Chat: escríbenos 24/7'],
  perks: [
    { name: 'magazine', feature: 'Revista digital' },
    { name: 'chat', feature: 'Chat: escríbenos 24/7' },
  ],
} as unknown as Plan;

const render = (price: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PlanFeatures
        plan={plan}
        offer={{
          interval: 'single',
          price,
          payments: 1,
          sessionsPerPayment: [16],
          sessions: 16,
          validityMonths: 12,
        }}
        officeCents={6500}
        facts={['16 sesiones']}
      />
    </MemoryRouter>,
  );

test("ticks a plan's lines, links those with a page, and states the chat's hours", () => {
  const shown = render(83_200);
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
    '20 % de descuento Cada sesión sale a 52 €; suelta, a 65 €.',
    'Revista digital',
    'Chat: escríbenos 24/7 Respondemos de lunes a viernes, de 9:00 a 13:00 y de 16:00 a 20:00',
  ]);
  expect(shown.match(/lucide-check\b/g)).toHaveLength(4);
  expect([...shown.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/external?tab=sinapsy',
    '/chat',
  ]);
});

test('compares a discount with single sessions and does not tick it if the offer does not confirm it', () => {
  const shown = render(112_000);
  expect(shown.replaceAll(/<[^>]+>/g, '').replaceAll(/\s/g, ' ')).toContain(
    '20 % de descuentoCada sesión sale a 70 €; suelta, a 65 €.',
  );
  expect(shown.match(/lucide-check\b/g)).toHaveLength(3);
  expect(shown.match(/lucide-minus\b/g)).toHaveLength(1);
});
