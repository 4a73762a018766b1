import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatReading } from './attention-sentences.ts';
import { CallNow } from './call-now.tsx';
import { CrisisScreen } from './crisis-screen.tsx';
import { helplinePhone } from './urgent-contacts.ts';

const at = (time: string) => `2026-11-23T${time}:00.000Z`;
const open = { attention: { isOpen: true, turnsAt: at('12:00') }, directionAt: at('08:15') };
const closed = {
  attention: { isOpen: false, turnsAt: '2026-11-30T08:00:00.000Z' },
  directionAt: '2026-11-30T08:15:00.000Z',
};
const shown = (state: { isTelling: boolean; hasFailed: boolean }) =>
  renderToStaticMarkup(
    <CrisisScreen paper={{ ...open, isTaken: false }} again={() => {}} leave={() => {}} {...state} />,
  );
const staysOpen = 'el aviso sigue abierto en la clínica';

test('says that the alert stays open only once the clinic has received it', () => {
  expect(shown({ isTelling: false, hasFailed: false })).toContain(staysOpen);
  for (const state of [
    { isTelling: true, hasFailed: false },
    { isTelling: false, hasFailed: true },
  ])
    expect(shown(state)).not.toContain(staysOpen);
});

test('does not ask the patient to wait while delivery is unknown', () => {
  expect(shown({ isTelling: true, hasFailed: false })).toMatch(
    new RegExp(`Estamos avisando.*no esperes: llama al ${helplinePhone()}`),
  );
});

test('says that the clinic is notified, not a therapist the patient may not have yet', () => {
  expect(formatReading(open, helplinePhone())).toBe(
    'Hemos avisado a la clínica, que está abierta. Si a las 09:15 nadie se ha hecho cargo, avisamos a la dirección.',
  );
});

test('says whether management is notified at closing or has been notified', () => {
  const atClosing = { attention: { isOpen: true, turnsAt: at('19:00') }, directionAt: at('19:00') };
  expect(formatReading(atClosing, helplinePhone())).toMatch(
    new RegExp(`Si a las 20:00 nadie .* A esa hora cerramos: no esperes y llama al ${helplinePhone()}\\.$`),
  );
  expect(formatReading({ ...open, directionAt: null }, helplinePhone())).toBe(
    'Hemos avisado a la clínica, que está abierta, y también a la dirección.',
  );
});

test('promises nothing about readers once the alert is acknowledged', () => {
  const page = (isTaken: boolean) =>
    renderToStaticMarkup(<CallNow {...closed} isTaken={isTaken} className='' />);
  expect(page(false)).toContain('Ahora no lo lee nadie');
  expect(page(true)).not.toContain('Ahora no lo lee nadie');
  expect(page(true)).toContain('Alguien de la clínica se ha hecho cargo de tu aviso');
});
