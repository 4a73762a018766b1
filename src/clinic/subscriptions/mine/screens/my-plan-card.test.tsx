import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { Offer, Plan, UserSubscription } from '#clinic/subscriptions/contract.ts';
import { MyPlanCard } from './my-plan-card.tsx';

const offer: Offer = {
  interval: 'single',
  price: 52_000,
  payments: 1,
  sessionsPerPayment: [8],
  sessions: 8,
  validityMonths: 6,
};

// Casts: only what the card reads.
const plan = { id: 1, name: 'Básico', features: [], perks: [], offers: [offer] } as unknown as Plan;
const ended = {
  id: 7,
  active: false,
  startDate: '2026-01-10T09:00:00.000Z',
  endDate: '2026-07-10T22:00:00.000Z',
  sessionsLeft: 0,
  sessionsTotal: 8,
  planDetails: { name: 'Básico' },
  pricePaid: 52_000,
  cancelled: false,
  mayCancel: false,
  perks: [],
  renewal: null,
  toCome: null,
  payments: [],
} as unknown as UserSubscription;

const render = (sameAgain: { plan: Plan; offer: Offer } | undefined) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MyPlanCard
          held={ended}
          isPaying={false}
          isPayingThis={false}
          onPay={undefined}
          sameAgain={sameAgain}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );

describe("'Reactivar' of an ended plan", () => {
  test('buys the same plan again, and states the price of today first', () => {
    const shown = render({ plan, offer });
    expect(shown).toContain('lo contratas otra vez con los precios de hoy');
    expect(shown).toMatch(/520\s€/);
    expect(shown.indexOf('precios de hoy')).toBeLessThan(shown.indexOf('Reactivar<'));
  });

  test('leads to the plans on sale if this one is not sold any more', () => {
    const shown = render(undefined);
    expect(shown).toContain('Este plan ya no se vende');
    expect(shown).toMatch(/<a[^>]*href="\/plans"[^>]*>Reactivar<\/a>/);
  });
});
