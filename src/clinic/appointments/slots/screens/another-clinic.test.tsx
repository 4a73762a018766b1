import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { NotesField } from '#clinic/appointments/booking/screens/notes-field.tsx';
import { HomeAddressField } from '#clinic/appointments/home-visit/screens/address-field.tsx';
import { sentences } from '#clinic/appointments/sentences.ts';
import { ageInWords } from '#clinic/patients/terms.ts';
import { Windows } from '#design/drawings/windows.tsx';
import { isWorkday, nextWorkday } from './madrid-days.ts';
import { TimeChoice } from './time-choice.tsx';
import type { SlotChoice } from './use-slot-choice.ts';

// A clinic elsewhere in Europe that works mornings from Tuesday to Saturday.
vi.mock('#config', async (importOriginal) => {
  const configuration = await importOriginal<typeof import('#config')>();
  const { clinic } = configuration;
  return {
    ...configuration,
    clinic: {
      ...clinic,
      slots: ['08:15', '11:45'],
      workingWeekdays: [2, 3, 4, 5, 6],
      childMinimumAgeMonths: 36,
      homeVisits: {
        travelMinutes: 45,
        radiusKm: 8,
        bases: [{ name: 'Linz', latitude: 48.3, longitude: 14.3 }],
      },
      emergencyContacts: [
        { name: 'Rettung', phone: '144', description: '' },
        { name: 'Telefonseelsorge', phone: '1 42', description: '' },
        { name: 'Andere', phone: '147', description: '' },
      ],
    },
  };
});

test('uses the clinic’s own days off', () => {
  expect(nextWorkday('2026-11-20')).toBe('2026-11-21');
  expect(nextWorkday('2026-11-21')).toBe('2026-11-24');
  expect(isWorkday('2026-11-23')).toBe(false);
});

test('shows the clinic’s own emergency numbers next to the notes', () => {
  const markup = renderToStaticMarkup(<NotesField field={{ name: 'notes' } as never} error={undefined} />);
  expect(markup.match(/href="tel:\d+"/g)).toEqual(['href="tel:144"', 'href="tel:142"']);
  expect(markup.replace(/<[^>]+>/g, '')).toContain('llama al 144 o al 1 42.');
});

test('shows the clinic’s own hours as placeholders while slots load', () => {
  const choice = { isLoading: true, slots: [] } as unknown as SlotChoice;
  expect(renderToStaticMarkup(<TimeChoice choice={choice} />).match(/\d\d:\d\d(?=<)/g)).toEqual([
    '08:15',
    '11:45',
  ]);
  const nothing = <Windows loading slots={[]} value={undefined} onChange={() => undefined} />;
  expect(renderToStaticMarkup(nothing)).not.toMatch(/\d\d:\d\d/);
});

test('uses the clinic’s own minimum age of children', () => {
  expect(sentences().too_young).toBe('La terapia infantil es a partir de 3 años.');
});

test('formats an age in years and months', () => {
  expect([54, 48, 12, 18, 50, 13].map((months) => ageInWords(months))).toEqual([
    '4 años y medio',
    '4 años',
    '1 año',
    '1 año y medio',
    '4 años y 2 meses',
    '1 año y 1 mes',
  ]);
});

test('shows the radius of home visits and announces changes in a status element', () => {
  const field = (error?: string) =>
    renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <HomeAddressField value='' onChange={() => undefined} error={error} />
      </QueryClientProvider>,
    );
  expect(field()).toContain('Calle, número y municipio, hasta 8\u00a0km de Linz.');
  expect(field('Queda demasiado lejos.')).toContain('role="status"');
});
