import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { organizationQuery } from '#clinic/organization/api.ts';
import { professionalsQuery } from '#clinic/professionals/api.ts';
import type { Professional } from '#clinic/professionals/contract.ts';
import { servicesQuery } from '#clinic/services/api.ts';
import { clinic, legalNotice } from '#config';
import { configuredContact } from '#platform/clinic-contact.ts';
import { applySettings } from '#platform/clinic-settings.ts';
import { answeringHours } from '#platform/time/opening-hours.ts';
import { HolderPlate } from '../legal/holder-plate.tsx';
import { Footer } from './footer.tsx';

vi.mock('#config', async (importOriginal) => {
  const config = await importOriginal<typeof import('#config')>();
  return { ...config, legalNotice: { ...config.legalNotice } };
});

const director = {
  id: 1,
  name: 'Mar Puig',
  title: 'Psicóloga',
  bio: '',
  imageUrl: null,
  kinds: ['office' as const],
  registrationNumber: '12345',
};

function markup(part: ReactNode, team: Professional[] = []): string {
  const client = new QueryClient();
  client.setQueryData(servicesQuery().queryKey, []);
  client.setQueryData(professionalsQuery().queryKey, team);
  const { revisedOn: lastRevision, ...legal } = legalNotice;
  client.setQueryData(organizationQuery().queryKey, { ...configuredContact, ...legal, lastRevision });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
}
const footer = () => markup(<Footer />);

test('footer and legal notice show the registration number of the first professional', () => {
  for (const part of [<Footer key='footer' />, <HolderPlate key='plate' />]) {
    expect(markup(part, [director])).toContain('12345');
    expect(markup(part, [director])).not.toContain(clinic.registrationNumber);
    expect(markup(part)).toContain(clinic.registrationNumber);
  }
});

test('calls an accreditation verified only if the settings name the verifier', () => {
  expect(footer()).toContain(clinic.registrationNumber);
  expect(footer()).not.toContain('Acreditación');
  applySettings({ accreditation: 'COPC, 12 de enero de 2026' });
  expect(footer()).toContain('Acreditación comprobada: COPC, 12 de enero de 2026');
  applySettings({});
});

test('shows the opening hours beside the phone number', () => {
  expect(footer()).toContain(`Respondemos ${answeringHours()}.`);
});

test('marks fictitious data as such, and real data not', () => {
  const plate = () => markup(<HolderPlate />);
  expect(plate()).toContain('son inventados');
  // 112, 024 and similar numbers are real; the notice must not suggest otherwise.
  expect(plate()).toContain('teléfonos de emergencia son reales');
  expect(plate()).not.toContain('los números');
  Object.assign(legalNotice, { isInvented: false });
  expect(plate()).not.toContain('son inventados');
});
