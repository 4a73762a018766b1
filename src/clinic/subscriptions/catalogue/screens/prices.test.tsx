import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plansQuery } from '#clinic/subscriptions/api.ts';
import type { Plan } from '#clinic/subscriptions/contract.ts';
import type { OfferKind } from '#clinic/subscriptions/offers.ts';
import { billingLabels } from '#clinic/subscriptions/screens/plan-messages.ts';
import { formatEuros } from '#platform/money.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { planPrices } from '#tests/support/plans/plan-prices.ts';
import { AllPlans } from './all-plans.tsx';
import { LandingPlans } from './landing-plans.tsx';

let testApp: TestApp;
let shown: Record<OfferKind, string>;

beforeAll(async () => {
  testApp = await startTestApp();
  const plans = (await testApp.visitor().get('/api/subscription-plans')).json() as Plan[];
  const [, single, monthly, quarterly] = render(<AllPlans />, plans).split('role="tabpanel"');
  shown = {
    landing: render(<LandingPlans />, plans),
    single: single ?? '',
    monthly: monthly ?? '',
    quarterly: quarterly ?? '',
  };
});
afterAll(() => testApp.stop());

function render(page: ReactNode, plans: Plan[]): string {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(plansQuery().queryKey, plans);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}

function cardOf(plan: string, interval: OfferKind): string {
  const cards = shown[interval].split(/<h3[^>]*>/).slice(1);
  const card = cards.find((markup) => markup.startsWith(`${plan}<`)) ?? '';
  return card.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}
const words = (text: string) => text.replaceAll(/\s+/g, ' ');

describe.each(planPrices)('$plan, $interval', ({ plan, interval, cents, payments, sessions, months }) => {
  test('shows the listed price and the contents', () => {
    const card = cardOf(plan, interval);
    expect(card).toContain(words(`${formatEuros(cents)} ${billingLabels()[interval]}`));
    expect(card).toContain(words(`${formatEuros((cents * payments) / sessions)} por sesión`));
    expect(card).toContain(`${sessions} sesiones`);
    expect(card).toContain(`Válido ${months} ${months === 1 ? 'mes' : 'meses'}`);
    const price = formatEuros(cents);
    if (payments === 1) expect(card).toContain(words(`Hoy pagas ${price} y nada más.`));
    else {
      const others = payments === 2 ? `otro pago de ${price}` : `otros ${payments - 1} pagos de ${price}`;
      expect(card).toContain(words(`Hoy pagas ${price}. Después, ${others},`));
      expect(card).toContain(words(`En total, ${formatEuros(cents * payments)} por ${sessions} sesiones.`));
    }
  });
});

test('no page shows a price that is not on the list', () => {
  for (const [interval, markup] of Object.entries(shown)) {
    const big = [...markup.matchAll(/text-h2 tabular-nums">([^<]+)</g)].map(([, price]) => price);
    const listed = planPrices
      .filter((line) => line.interval === interval)
      .map(({ cents }) => formatEuros(cents));
    expect(big.filter((price) => price !== 'Consultar')).toEqual(listed);
  }
});

test.each(['Enuresis', 'TDAH', 'Trastornos de Conducta'])(
  'shows on the card of %s without instalments how it is sold, and to ask',
  (plan) => {
    const single = planPrices.find((line) => line.plan === plan);
    for (const interval of ['monthly', 'quarterly'] as const) {
      expect(cardOf(plan, interval)).toContain('Consultar');
      expect(cardOf(plan, interval)).toContain(
        words(`En pago único: ${formatEuros(single?.cents ?? 0)} por paquete`),
      );
    }
  },
);

test('states the rotation: one payment in three grants two sessions', () => {
  expect(cardOf('Básico', 'monthly')).toContain('Con cada pago, 1 sesión; cada tercer pago, 2');
  expect(cardOf('Básico', 'quarterly')).toContain('Con cada pago, 4 sesiones');
});

test('states in plain words when later payments are due', () => {
  expect(cardOf('Básico', 'monthly')).toContain(words(`otros 5 pagos de ${formatEuros(8700)}, uno al mes.`));
  expect(cardOf('Básico', 'quarterly')).toContain(
    words(`otro pago de ${formatEuros(25000)}, a los tres meses.`),
  );
  expect(cardOf('Premium', 'quarterly')).toContain(
    words(`otros 2 pagos de ${formatEuros(23000)}, uno cada tres meses.`),
  );
});

test('shows an alternative for a clinic without plans', () => {
  expect(render(<AllPlans />, [])).toContain('Ahora mismo no tenemos planes');
});
