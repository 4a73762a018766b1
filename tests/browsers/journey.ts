import { formatDate } from '#platform/time/dates.ts';
import type { Visitor } from './visitor.ts';

/** Opens the emergency numbers at the foot of the page, reads and closes them. */
async function readEmergencyNumbers({ press, sees, called, waitUntilGone }: Visitor) {
  const dialog = called('dialog', 'Teléfonos de emergencia');
  await press('button', 'SOS, teléfonos de emergencia');
  await sees('112', dialog);
  await sees('024', dialog);
  await press('button', 'Cerrar', dialog);
  await waitUntilGone(dialog);
}

const fullName = 'Mercè Vilà Roca';

async function register({ press, type, isAt }: Visitor, username: string) {
  await press('tab', 'Registrarse');
  await type('Nombre de usuario', username);
  await type('Nombre completo (opcional)', fullName);
  await type('Correo electrónico (opcional)', `${username}@example.org`);
  await type('Contraseña', 'casa-de-paper-7');
  await type('Confirmar contraseña', 'casa-de-paper-7');
  await press('button', 'Registrarse');
  await press('link', 'Más tarde');
  await isAt('/appointments');
}

/** Turns to the next month if the day is there; it is never later. */
async function chooseDay({ press, has, called, waitFor }: Visitor, day: string) {
  const button = called('button', new RegExp(formatDate(day)));
  await waitFor(called('radio', /elegida$/));
  if (!(await has(button))) await press('button', 'Ir al mes siguiente');
  await press('button', new RegExp(formatDate(day)));
}

/** Matches text as displayed, with its first letter capitalized. */
const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * The main journey: emergency numbers, registration, booking, payment, moving and cancelling.
 * @param day instant on a day with all hours free
 */
export async function bookPayMoveAndCancel(
  visitor: Visitor,
  { day, username }: Record<'day' | 'username', string>,
) {
  const { open, press, sees, waitUntilGone, isAt, called } = visitor;
  await open('/');
  await readEmergencyNumbers(visitor);
  await press('link', 'Reservar Consulta');
  await isAt('/auth?redirect=appointments');
  await register(visitor, username);

  await chooseDay(visitor, day);
  await press('radio', /^10:30/);
  await press('button', 'Reservar Consulta', called('complementary', 'Resumen'));
  const paying = called('dialog', 'Paga tu cita');
  // It begins a line there, so it is capitalized.
  await sees(new RegExp(`${formatDate(day)}, 10:30`, 'i'), paying);
  await sees('65,00 €', paying);
  await press('button', 'Pagar con PayPal', paying);
  await press('button', 'Pagar ahora', called('dialog', 'Pagar con PayPal (simulación)'));
  await isAt('/dashboard');
  await sees(`Te damos la bienvenida, ${fullName}.`);

  const upcoming = called('region', 'Próximas');
  await sees(/Confirmada.*Pagada/, upcoming);
  await press('button', 'Cambiar', upcoming);
  const moving = called('dialog', 'Cambiar la cita');
  await press('radio', /^17:30/, moving);
  await press('button', 'Cambiar la cita', moving);
  await waitUntilGone(moving);
  await sees(`${capitalized(formatDate(day))}, 17:30`, upcoming);

  await press('button', 'Cancelar', upcoming);
  const cancelling = called('dialog', '¿Cancelar esta cita?');
  await sees('Te devolvemos 65 €, el importe completo.', cancelling);
  await press('button', 'Cancelar la cita', cancelling);
  await sees('No tienes ninguna cita próxima', upcoming);
  await sees('Cancelada', called('region', 'Historial'));
}
