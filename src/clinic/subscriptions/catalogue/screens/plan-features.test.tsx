import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Plan } from '#clinic/subscriptions/contract.ts';
import { clinic, planSeeds } from '#config';
import { PlanFeatures } from './plan-features.tsx';

vi.mock('#config', async (importOriginal) => {
  const config = await importOriginal<typeof import('#config')>();
  return { ...config, clinic: { ...config.clinic, perks: { ...config.clinic.perks } } };
});

beforeEach(() => {
  Object.assign(clinic.perks, { platform: null, magazine: null, chat: null, evaluation: null });
});

const [, , intensive] = planSeeds;
const plan = {
  features: intensive?.features.map(({ text }) => text),
  perks: intensive?.features.map((one) => ({ name: 'perk' in one && one.perk, feature: one.text })),
} as unknown as Plan;

const shown = () =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PlanFeatures plan={plan} facts={['16 sesiones']} />
    </MemoryRouter>,
  );

function lines(): string[] {
  return shown()
    .split('<li')
    .slice(1)
    .map((line) =>
      line
        .replace(/^[^>]*>/, '')
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
}

test('what a plan announces and nobody can have yet says so, before anybody pays', () => {
  expect(lines()).toEqual([
    '16 sesiones',
    'Plataforma de apoyo emocional Todavía no disponible',
    'Revista digital Todavía no disponible',
    'Chat: escríbenos 24/7 Todavía no disponible',
    'Evaluación psicométrica Todavía no disponible',
  ]);
  // One tick, for the sessions.
  expect(shown().match(/lucide-check\b/g)).toHaveLength(1);
});

test('what the configuration can give is announced plainly, the chat with the hours of the telephone', () => {
  Object.assign(clinic.perks, { magazine: 'https://sinapsy.example/socios', chat: '/chat' });
  expect(lines().slice(1)).toEqual([
    'Plataforma de apoyo emocional Todavía no disponible',
    'Revista digital',
    'Chat: escríbenos 24/7 Respondemos de lunes a viernes, de 9:00 a 13:00 y de 16:00 a 20:00',
    'Evaluación psicométrica Todavía no disponible',
  ]);
});
