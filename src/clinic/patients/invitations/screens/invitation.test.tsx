import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PatientRecord } from '../../directory/api.ts';
import { Invitation } from './invitation.tsx';

// Cast: the component reads these fields only.
const recordWith = (email: string | null) => ({ id: 1, email, invitedUntil: null }) as PatientRecord;

const shown = (email: string | null) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Invitation card={recordWith(email)} />
    </QueryClientProvider>,
  );

test('offers the button only to people with an e-mail; otherwise says what is missing', () => {
  expect(shown('ona@example.org')).toContain('Invitar</button>');
  expect(shown(null)).not.toContain('<button');
  expect(shown(null)).toContain('Para invitar hace falta su correo.');
});
