import { type Language, localizePath } from '#platform/language/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import type { Visitor } from './visitor.ts';

const words = {
  es: {
    emergencyPhones: 'Teléfonos de emergencia',
    openEmergencyPhones: 'SOS, teléfonos de emergencia',
    close: 'Cerrar',
    register: 'Registrarse',
    username: 'Nombre de usuario',
    fullName: 'Nombre completo (opcional)',
    email: 'Correo electrónico (opcional)',
    password: 'Contraseña',
    confirmPassword: 'Confirmar contraseña',
    later: 'Más tarde',
    chosen: /elegida$/,
    nextMonth: 'Ir al mes siguiente',
    bookOnHomePage: 'Reservar Consulta',
    book: 'Reservar Consulta',
    summary: 'Resumen',
    pay: 'Paga tu cita',
    welcome: 'Te damos la bienvenida',
    upcoming: 'Próximas',
    paid: /Confirmada.*Pagada/,
    change: 'Cambiar',
    changeAppointment: 'Cambiar la cita',
    cancel: 'Cancelar',
    cancelQuestion: '¿Cancelar esta cita?',
    fullRefund: 'Te devolvemos 65 €, el importe completo.',
    cancelAppointment: 'Cancelar la cita',
    noneUpcoming: 'No tienes ninguna cita próxima',
    cancelled: 'Cancelada',
    history: 'Historial',
  },
  ca: {
    emergencyPhones: 'Telèfons d’emergència',
    openEmergencyPhones: 'SOS, telèfons d’emergència',
    close: 'Tanca',
    register: 'Registra’t',
    username: 'Nom d’usuari',
    fullName: 'Nom complet (opcional)',
    email: 'Correu electrònic (opcional)',
    password: 'Contrasenya',
    confirmPassword: 'Confirma la contrasenya',
    later: 'Més tard',
    chosen: /triada$/,
    nextMonth: 'Ves al mes següent',
    bookOnHomePage: 'Reserva una consulta',
    book: 'Reserva la consulta',
    summary: 'Resum',
    pay: 'Paga la teva cita',
    welcome: 'Et donem la benvinguda',
    upcoming: 'Properes',
    paid: /Confirmada.*Pagada/,
    change: 'Canvia-la',
    changeAppointment: 'Canvia la cita',
    cancel: 'Anul·la-la',
    cancelQuestion: 'Vols anul·lar aquesta cita?',
    fullRefund: 'Et tornem 65 €, l’import complet.',
    cancelAppointment: 'Anul·la la cita',
    noneUpcoming: 'No tens cap cita propera',
    cancelled: 'Anul·lada',
    history: 'Historial',
  },
} satisfies Record<Language, Record<string, string | RegExp>>;

/** The wallet's own, which has no Catalan. */
const walletWords = {
  button: 'Pagar con PayPal',
  dialog: 'Pagar con PayPal (simulación)',
  payNow: 'Pagar ahora',
};

type Words = (typeof words)[Language];

/** Opens the emergency numbers at the foot of the page, reads and closes them. */
async function readEmergencyNumbers({ press, sees, called, waitUntilGone }: Visitor, said: Words) {
  const dialog = called('dialog', said.emergencyPhones);
  await press('button', said.openEmergencyPhones);
  await sees('112', dialog);
  await sees('024', dialog);
  await press('button', said.close, dialog);
  await waitUntilGone(dialog);
}

type Reader = { said: Words; language: Language; username: string };

const fullName = 'Mercè Vilà Roca';

async function register({ press, type, isAt }: Visitor, { said, language, username }: Reader) {
  await press('tab', said.register);
  await type(said.username, username);
  await type(said.fullName, fullName);
  await type(said.email, `${username}@example.org`);
  await type(said.password, 'casa-de-paper-7');
  await type(said.confirmPassword, 'casa-de-paper-7');
  await press('button', said.register);
  await press('link', said.later);
  await isAt(localizePath('/appointments', language));
}

/** Turns to the next month if the day is there; it is never later. */
async function chooseDay({ press, has, called, waitFor }: Visitor, day: string, { said, language }: Reader) {
  const button = called('button', new RegExp(formatDate(day, language)));
  await waitFor(called('radio', said.chosen));
  // The calendar loads after the first view.
  await waitFor(called('button', said.nextMonth));
  if (!(await has(button))) await press('button', said.nextMonth);
  await press('button', new RegExp(formatDate(day, language)));
}

/** Matches text as displayed, with its first letter capitalized. */
const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * The main journey: emergency numbers, registration, booking, payment, moving and cancelling.
 * @param day instant on a day with all hours free
 * @param language of the pages that the person opens
 */
export async function bookPayMoveAndCancel(
  visitor: Visitor,
  { day, username, language }: { day: string; username: string; language: Language },
) {
  const said = words[language];
  const reader = { said, language, username };
  const { open, press, sees, waitUntilGone, isAt, called } = visitor;
  await open(localizePath('/', language));
  await readEmergencyNumbers(visitor, said);
  await press('link', said.bookOnHomePage);
  await isAt(localizePath('/auth?redirect=appointments', language));
  await register(visitor, reader);

  await chooseDay(visitor, day, reader);
  await press('radio', /^10:30/);
  await press('button', said.book, called('complementary', said.summary));
  const paying = called('dialog', said.pay);
  // It begins a line there, so it is capitalized.
  await sees(new RegExp(`${formatDate(day, language)}, 10:30`, 'i'), paying);
  await sees('65,00 €', paying);
  await press('button', walletWords.button, paying);
  await press('button', walletWords.payNow, called('dialog', walletWords.dialog));
  await isAt(localizePath('/dashboard', language));
  await sees(`${said.welcome}, ${fullName}.`);

  const upcoming = called('region', said.upcoming);
  await sees(said.paid, upcoming);
  await press('button', said.change, upcoming);
  const moving = called('dialog', said.changeAppointment);
  await press('radio', /^17:30/, moving);
  await press('button', said.changeAppointment, moving);
  await waitUntilGone(moving);
  await sees(`${capitalized(formatDate(day, language))}, 17:30`, upcoming);

  await press('button', said.cancel, upcoming);
  const cancelling = called('dialog', said.cancelQuestion);
  await sees(said.fullRefund, cancelling);
  await press('button', said.cancelAppointment, cancelling);
  await sees(said.noneUpcoming, upcoming);
  await sees(said.cancelled, called('region', said.history));
}
