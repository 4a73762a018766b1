import type { DayPickerProps } from 'react-day-picker';
import { currentLanguage } from '#platform/language/language.ts';
import { texts } from './texts.ts';

/**
 * Precomputed texts of the calendar. The library formats them twice for each of 42 days on every change, which is slow
 * on old phones.
 */
export function calendarTexts() {
  const words = texts().calendar;
  const monthAndYear = (date: Date) => `${words.months[date.getMonth()]} de ${date.getFullYear()}`;
  const weekday = (date: Date) => words.weekdays[date.getDay()] ?? '';
  const labelDayButton = (
    date: Date,
    { today, selected }: { today?: boolean; selected?: boolean },
  ): string => {
    const month = words.ofMonth(words.months[date.getMonth()] ?? '');
    const day = `${weekday(date)}, ${date.getDate()} ${month} de ${date.getFullYear()}`;
    return `${today ? words.today : ''}${day}${selected ? words.selected : ''}`;
  };
  return {
    lang: currentLanguage(),
    labels: {
      labelDayButton,
      labelGrid: monthAndYear,
      labelMonthDropdown: () => words.month,
      labelNav: () => words.changeMonth,
      labelNext: () => words.nextMonth,
      labelPrevious: () => words.previousMonth,
      labelWeekday: weekday,
      labelYearDropdown: () => words.year,
    },
    formatters: {
      formatCaption: monthAndYear,
      formatMonthDropdown: (date: Date) => words.months[date.getMonth()] ?? '',
      formatDay: (date: Date) => String(date.getDate()),
      formatWeekdayName: (date: Date) => words.shortWeekdays[date.getDay()] ?? '',
    },
  } satisfies Partial<DayPickerProps>;
}
