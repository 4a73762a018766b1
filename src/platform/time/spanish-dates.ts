import { once } from '../once.ts';
import { timeZone } from './time-zone.ts';

const date = once(
  () =>
    new Intl.DateTimeFormat('es-ES', {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);
const time = once(() => new Intl.DateTimeFormat('es-ES', { timeZone, hour: '2-digit', minute: '2-digit' }));

/**
 * 'martes, 24 de noviembre de 2026', in Madrid time.
 * @param value an instant (Date or ISO text); 'Fecha no disponible' without one, 'Fecha inválida' where it is none
 */
export function formatDate(value: Date | string | null | undefined): string {
  if (value === null || value === undefined || value === '') return 'Fecha no disponible';
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? 'Fecha inválida' : date().format(at);
}

/**
 * '17:30', in Madrid time.
 * @param value an instant (Date or ISO text); 'Hora no disponible' without one, 'Hora inválida' where it is none
 */
export function formatTime(value: Date | string | null | undefined): string {
  if (value === null || value === undefined || value === '') return 'Hora no disponible';
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? 'Hora inválida' : time().format(at);
}

/** 'lunes, 23 de noviembre de 2026, a las 17:30', in Madrid time: as letters say an hour. */
export const formatDateAndTime = (at: Date): string => `${formatDate(at)}, a las ${formatTime(at)}`;

const weekdayAlone = once(() => new Intl.DateTimeFormat('es-ES', { timeZone, weekday: 'long' }));

/** 'lunes', in Madrid time. For what is less than a week away. */
export const formatWeekday = (at: Date): string => weekdayAlone().format(at);

const short = once(
  () => new Intl.DateTimeFormat('es-ES', { timeZone, day: 'numeric', month: 'short', year: 'numeric' }),
);

/** '24 nov 2026', in Madrid time: for dense lists of the clinic's side. */
export const formatShortDate = (at: Date | string): string => short().format(new Date(at));

const day = once(
  () =>
    new Intl.DateTimeFormat('es-ES', {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);

/** '24 de noviembre de 2041', of a calendar day 'YYYY-MM-DD'. */
export const formatDay = (value: string): string => day().format(new Date(`${value}T00:00:00Z`));

const month = once(
  () => new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', month: 'long', year: 'numeric' }),
);

/** 'noviembre de 2026', of a calendar month 'YYYY-MM'. */
export const formatMonth = (value: string): string => month().format(new Date(`${value}-01T00:00:00Z`));
