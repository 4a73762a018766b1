import { expect, test } from 'vitest';
import { keepTogether } from './unbreakable.ts';

/** '~' stands for a no-break space. */
const visible = (text: string) => text.replaceAll('\u00a0', '~');

test.each([
  ['con la Dra. Ona Puig y el Dr. Pau Serra', 'con la Dra.~Ona Puig y el Dr.~Pau Serra'],
  ['lunes, 7 de diciembre de 2026, a las 17:30', 'lunes, 7~de~diciembre de 2026, a las~17:30'],
  ['Son 65 €, dura 50 minutos, un 21 % menos', 'Son 65~€, dura 50~minutos, un 21~% menos'],
  ['Llámanos al 911 00 01 12 o al +34 600 000 112.', 'Llámanos al 911~00~01~12 o al +34~600~000~112.'],
  ['Quedan 10 10 citas', 'Quedan 10 10 citas'],
  ['https://onyar.test/cita?a=1&b=2', 'https://onyar.test/cita?a=1&b=2'],
])('keeps together what must not be broken: %s', (text, expected) => {
  expect(visible(keepTogether(text))).toBe(expected);
});
