import { describe, expect, test } from 'vitest';
import type { MonthReport } from '../api.ts';
import type { ReportName } from '../terms.ts';
import { type ComparedMonth, compareMonths, describeReport } from './report-sentences.ts';

const empty: MonthReport = {
  month: '2026-10',
  given: 0,
  offered: 0,
  heldByVideo: 0,
  cancelled: 0,
  cancelledLate: 0,
  noShow: 0,
  incomeCents: 0,
  income: [],
  sessionsSold: 0,
  sessionsUsed: 0,
  newPeople: 0,
  cameTwice: 0,
  cameFiveTimes: 0,
  debtCents: 0,
};
const report = (month: string, part: Partial<MonthReport> = {}): MonthReport => ({
  ...empty,
  month,
  ...part,
});

describe('compareMonths', () => {
  const months = [report('2026-10', { given: 5 }), report('2026-11', { given: 2 })];

  test('returns no months for a clinic without data', () => {
    expect(compareMonths([report('2026-11')], [report('2025-11')], '2026-11')).toEqual([]);
  });

  test('leaves out the months before the first data', () => {
    const former = [report('2025-10'), report('2025-11')];
    const all = [report('2026-09'), ...months];
    expect(compareMonths(all, [report('2025-09'), ...former], '2026-11').map(({ one }) => one.month)).toEqual(
      ['2026-10', '2026-11'],
    );
  });

  test('compares with the year before, but not with the month in which the clinic began', () => {
    const former = [report('2025-10', { offered: 3 }), report('2025-11', { given: 1 })];
    expect(compareMonths(months, former, '2026-11')).toEqual([
      { one: months[0], former: undefined, isOngoing: false },
      { one: months[1], former: former[1], isOngoing: true },
    ]);
  });
});

describe('describeReport', () => {
  const past = (part: Partial<MonthReport>, former?: Partial<MonthReport>): ComparedMonth => ({
    one: report('2026-10', part),
    former: former && report('2025-10', former),
    isOngoing: false,
  });
  const present = (part: Partial<MonthReport>): ComparedMonth => ({
    one: report('2026-11', part),
    former: undefined,
    isOngoing: true,
  });

  test.each<[ReportName, Partial<MonthReport>, Partial<MonthReport> | undefined, string]>([
    ['occupancy', { given: 212 }, { given: 194 }, 'En octubre hubo 212 citas, 18 más que hace un año.'],
    ['occupancy', { given: 1 }, undefined, 'En octubre hubo 1 cita.'],
    ['occupancy', { given: 0 }, { given: 3 }, 'En octubre no hubo ninguna cita, 3 menos que hace un año.'],
    ['occupancy', { given: 7 }, { given: 7 }, 'En octubre hubo 7 citas, las mismas que hace un año.'],
    ['missed', { cancelled: 1 }, undefined, 'En octubre hubo 1 cancelación o ausencia.'],
    ['missed', {}, undefined, 'En octubre no hubo ninguna cancelación ni ausencia.'],
    [
      'missed',
      { noShow: 2, cancelledLate: 1 },
      { cancelled: 5 },
      'En octubre hubo 3 cancelaciones o ausencias, 2 menos que hace un año.',
    ],
    [
      'income',
      { incomeCents: 1_234_500 },
      { incomeCents: 1_200_000 },
      'En octubre los ingresos fueron de 12.345\u00a0€, 345\u00a0€ más que hace un año.',
    ],
    ['income', {}, {}, 'En octubre los ingresos fueron de 0\u00a0€, lo mismo que hace un año.'],
    ['sessions', { sessionsUsed: 1 }, undefined, 'En octubre se usó 1 sesión de plan.'],
    ['sessions', {}, undefined, 'En octubre no se usó ninguna sesión de plan.'],
    [
      'sessions',
      { sessionsUsed: -2 },
      undefined,
      'En octubre se devolvieron a los planes 2 sesiones más de las usadas.',
    ],
    ['retention', { newPeople: 1 }, undefined, 'En octubre vino 1 persona nueva.'],
    [
      'retention',
      { newPeople: 9 },
      { newPeople: 8 },
      'En octubre vinieron 9 personas nuevas, 1 más que hace un año.',
    ],
  ])('%s of a month that is over: %j after %j', (figure, part, former, sentence) => {
    expect(describeReport(figure, [past(part, former), present({ given: 2 })])).toBe(sentence);
  });

  test.each<[ReportName, Partial<MonthReport>, string]>([
    ['occupancy', { given: 1 }, 'En noviembre hay 1 cita hasta ahora.'],
    ['occupancy', {}, 'En noviembre no hay ninguna cita hasta ahora.'],
    ['income', { incomeCents: 6_500 }, 'En noviembre los ingresos son de 65\u00a0€ hasta ahora.'],
    ['retention', { newPeople: 2 }, 'En noviembre han venido 2 personas nuevas hasta ahora.'],
    ['sessions', { sessionsUsed: 1 }, 'En noviembre se ha usado 1 sesión de plan hasta ahora.'],
  ])("%s of the clinic's first month: %j", (figure, part, sentence) => {
    expect(describeReport(figure, [present(part)])).toBe(sentence);
  });

  test('names the amount owed today and its oldest month', () => {
    const debts = (...months: ComparedMonth[]) => describeReport('debts', months);
    expect(debts(past({}), present({}))).toBe('No se debe nada de las citas de estos meses.');
    expect(debts(past({ debtCents: 6_500 }), present({}))).toBe(
      'Hoy se deben 65\u00a0€, todo de citas de octubre.',
    );
    expect(debts(past({ debtCents: 6_500 }), present({ debtCents: 5_000 }))).toBe(
      'Hoy se deben 115\u00a0€; lo más antiguo es de octubre.',
    );
  });
});
