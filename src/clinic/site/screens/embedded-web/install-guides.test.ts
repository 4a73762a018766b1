import { expect, test } from 'vitest';
import { guideOf, listInstallGuides } from './install-guides.ts';

const android = 'Mozilla/5.0 (Linux; Android 14; SM-A546B) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['chrome', `${android} Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['samsung', `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  [
    'safari',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1',
  ],
  [
    'safari',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Safari/604.1',
  ],
  [undefined, 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'],
])('returns the guide for this browser: %s', (guide, userAgent) => {
  expect(guideOf(userAgent)).toBe(guide);
});

test('has a complete guide for every choice, ending at the icon', () => {
  const installGuides = listInstallGuides();
  const ids = installGuides.map(({ id }) => id);
  expect(ids).toEqual(['chrome', 'samsung', 'firefox', 'safari']);
  expect(installGuides.map(({ steps }) => steps.at(-1)?.screen)).toEqual(ids.map(() => 'home'));
});
