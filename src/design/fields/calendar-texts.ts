import type { DayPickerProps } from 'react-day-picker';

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

const monthAndYear = (date: Date) => `${months[date.getMonth()]} de ${date.getFullYear()}`;
const weekday = (date: Date) => weekdays[date.getDay()] ?? '';

function labelDayButton(date: Date, { today, selected }: { today?: boolean; selected?: boolean }): string {
  const day = `${weekday(date)}, ${date.getDate()} de ${monthAndYear(date)}`;
  return `${today ? 'Hoy, ' : ''}${day}${selected ? ', seleccionado' : ''}`;
}

/**
 * Precomputed Spanish texts of the calendar. The library formats them twice for each of 42 days on every change,
 * which is slow on old phones.
 */
export const calendarTexts = {
  lang: 'es',
  labels: {
    labelDayButton,
    labelGrid: monthAndYear,
    labelNav: () => 'Cambiar de mes',
    labelNext: () => 'Ir al mes siguiente',
    labelPrevious: () => 'Ir al mes anterior',
    labelWeekday: weekday,
  },
  formatters: {
    formatCaption: monthAndYear,
    formatDay: (date: Date) => String(date.getDate()),
    formatWeekdayName: (date: Date) => weekday(date).slice(0, 2),
  },
} satisfies Partial<DayPickerProps>;
