import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { servicesQuery } from '#clinic/services/api.ts';
import { clinic, legalNotice } from '#config';
import { answeringHours } from '#platform/time/opening-hours.ts';
import { HolderPlate } from '../legal/holder-plate.tsx';
import { Footer } from './footer.tsx';

vi.mock('#config', async (importOriginal) => {
  const config = await importOriginal<typeof import('#config')>();
  return { ...config, clinic: { ...config.clinic }, legalNotice: { ...config.legalNotice } };
});

function footer(): string {
  const client = new QueryClient();
  client.setQueryData(servicesQuery().queryKey, []);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Footer />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('the footer calls an accreditation checked only where the configuration says by whom', () => {
  expect(footer()).toContain(clinic.registrationNumber);
  expect(footer()).not.toContain('Acreditación');
  Object.assign(clinic, { accreditation: 'COPC, 12 de enero de 2026' });
  expect(footer()).toContain('Acreditación comprobada: COPC, 12 de enero de 2026');
});

test('beside the telephone stands when somebody answers it', () => {
  expect(footer()).toContain(`Respondemos ${answeringHours}.`);
});

test('invented data are said to be invented, and a real clinic’s are not', () => {
  const plate = () => renderToStaticMarkup(<HolderPlate />);
  expect(plate()).toContain('son inventados');
  // 112, 024 and the others answer: whoever needs them must not read that they do not.
  expect(plate()).toContain('teléfonos de emergencia son reales');
  expect(plate()).not.toContain('los números');
  Object.assign(legalNotice, { isInvented: false });
  expect(plate()).not.toContain('son inventados');
});
