import { DayPicker } from 'react-day-picker';
import { es } from 'react-day-picker/locale/es';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { calendarTexts } from './calendar-texts.ts';

const months = Array.from({ length: 24 }, (_, month) => new Date(2027, month, 1, 12));

it("renders a month with our own texts like the library's Spanish, except caption and month buttons", () => {
  const { formatCaption } = calendarTexts().formatters;
  const { labelNav } = calendarTexts().labels;
  for (const month of months) {
    const days = {
      mode: 'single' as const,
      weekStartsOn: 1 as const,
      fixedWeeks: true,
      month,
      selected: new Date(2027, month.getMonth(), 24, 12),
      today: new Date(2027, month.getMonth(), 11, 12),
    };
    const theirs = (
      <DayPicker
        {...days}
        locale={es}
        formatters={{ formatCaption }}
        labels={{ labelNav, labelGrid: formatCaption }}
      />
    );
    expect(renderToStaticMarkup(<DayPicker {...days} {...calendarTexts()} />)).toBe(
      renderToStaticMarkup(theirs),
    );
  }
});
