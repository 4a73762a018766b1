import { describe, expect, test } from 'vitest';
import { countPlanSessions } from './booking-draft.ts';

const plan = { audience: 'adult' as const, sessionsLeft: 3, until: '2026-12-31' };
const office = { type: 'office' as const, serviceId: null, day: '2026-12-31' };

describe('countPlanSessions', () => {
  test('adds the sessions of all plans that are valid on the day', () => {
    const over = { ...plan, until: '2026-12-30' };
    expect(countPlanSessions(office, [plan, { ...plan, sessionsLeft: 1 }, over])).toBe(4);
    expect(countPlanSessions(office, [])).toBe(0);
  });

  test('counts plans of the audience only', () => {
    const ofChild = { ...plan, audience: 'child' as const };
    expect(countPlanSessions(office, [ofChild])).toBe(0);
    expect(countPlanSessions({ ...office, type: 'child' }, [plan, ofChild])).toBe(3);
  });

  test('counts none for home visits and services outside the four kinds', () => {
    expect(countPlanSessions({ ...office, type: 'home' }, [plan])).toBe(0);
    expect(countPlanSessions({ ...office, serviceId: 7 }, [plan])).toBe(0);
  });
});
