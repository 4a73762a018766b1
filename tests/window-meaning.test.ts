import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** docs/decisions/0026-what-a-window-means.md */
const root = join(import.meta.dirname, '../src');

/** Who draws windows, and which hour or session each of them is. */
const windows: Record<string, string> = {
  'design/drawings/hours-front.tsx': 'the hours of a day',
  'design/drawings/windows.tsx': 'the hours that can be chosen',
  'design/feedback/progress-windows.tsx': 'sessions left of a plan',
  'clinic/appointments/mine/screens/appointment-card.tsx': 'an appointment',
  'clinic/appointments/mine/screens/my-appointments.tsx': 'appointments to come',
  'clinic/appointments/screens/appointment-front.tsx': 'the hours of the day of an appointment',
  'clinic/appointments/slots/screens/date-window.tsx': 'an appointment',
  'clinic/appointments/slots/screens/time-choice.tsx': 'the hours that can be chosen',
  'clinic/contact/screens/opening-house.tsx': 'the hours at which sessions begin',
  'clinic/site/screens/join/example-booking-card.tsx': 'hours of an example',
  'clinic/site/screens/join/example-profile.ts': 'hours of an example',
  'clinic/site/screens/landing/services-section.tsx': 'the one session that is booked',
  'clinic/site/screens/plans/session-prices.tsx': 'the one session that is paid',
  'clinic/site/screens/services/further-services-list.tsx': 'the session that is paid',
  'clinic/subscriptions/buying/screens/bought-dialog.tsx': 'sessions bought',
  'clinic/subscriptions/catalogue/screens/landing-plans.tsx': 'sessions of a package',
  'clinic/subscriptions/catalogue/screens/plan-front.tsx': 'sessions of a plan',
  'clinic/subscriptions/mine/screens/manage-plan.tsx': 'sessions left of a plan',
  'clinic/subscriptions/mine/screens/my-plan-card.tsx': 'sessions left of a plan',
};

/** What stands under an awning can be booked or bought. */
const awnings: Record<string, string> = {
  'design/card.tsx': 'the card of what is booked or bought',
  'design/drawings/windows.tsx': 'the hours that can be chosen',
  'clinic/appointments/booking/screens/found-hour.tsx': 'an hour to take',
  'clinic/contact/screens/opening-house.tsx': 'the hours at which sessions begin',
  'clinic/site/screens/landing/hero.tsx': 'the next free hours',
};

/** Whose card is a house: what is booked or bought there. */
const houses: Record<string, string> = {
  'clinic/appointments/booking/screens/booking-summary.tsx': 'an hour',
  'clinic/appointments/held/screens/held-panel.tsx': 'an hour',
  'clinic/appointments/links/screens/linked-appointment.tsx': 'an hour',
  'clinic/site/screens/join/join-hero.tsx': 'a place in the directory',
  'clinic/site/screens/landing/services-section.tsx': 'a session',
  'clinic/site/screens/plans/session-prices.tsx': 'a session',
  'clinic/site/screens/services/further-services-list.tsx': 'a session of another kind',
  'clinic/subscriptions/catalogue/screens/plan-card.tsx': 'a plan',
};

const drawsWindows =
  /from '[^']*\/(arch|floors|hours-front|window-drawing|windows|progress-windows|date-window)\.tsx'|rounded-t-full/;
const drawsAwning = /['" ]tiles[ '"]/;
const drawsHouse = /<HouseCard\b/;

/** The page that shows every component, and pictures cut by the arch of a drawn window frame. */
const isShown = (file: string) =>
  /^clinic\/site\/screens\/design\//.test(file) || file.endsWith('/portrait.tsx');
const filesWith = (sign: RegExp) =>
  globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !isShown(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => sign.test(readFileSync(join(root, file), 'utf8')))
    .sort();

test('a window is an hour or a session', () => {
  expect(filesWith(drawsWindows)).toEqual(Object.keys(windows).sort());
});

test('an awning stands over what can be booked or bought', () => {
  expect(filesWith(drawsAwning)).toEqual(Object.keys(awnings).sort());
  expect(filesWith(drawsHouse)).toEqual(Object.keys(houses).sort());
});

test('the colour of a kind of consultation is no region’s and no plan’s', () => {
  const others = [
    ...globSync('clinic/{subscriptions,site/screens/information}/**/*.tsx', { cwd: root }),
    'clinic/site/screens/join/reach-map.tsx',
  ];
  expect(others.length).toBeGreaterThan(20);
  expect(
    others.filter((file) =>
      /(bg|fill)-front-|tone='(river|pine|coral|ochre)'/.test(readFileSync(join(root, file), 'utf8')),
    ),
  ).toEqual([]);
});
