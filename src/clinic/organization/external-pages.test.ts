import { describe, expect, test, vi } from 'vitest';
import * as demonstration from '../../../clinic.config.ts';
import { externalPages, isPlaceholder, warnOfPlaceholderAddresses } from './external-pages.server.ts';

test.each([
  ['/demo/external/privacy', true],
  ['https://clinica.example/privacidad', true],
  ['https://example.com', true],
  ['https://web.example.org/x', true],
  ['https://clinica.test', true],
  ['http://localhost:3000', true],
  ['https://www.clinicaonyar.cat/privacidad', false],
  ['https://example.cat', false],
  ['https://miexample.com', false],
])('%s is a placeholder: %s', (url, expected) => {
  expect(isPlaceholder(url)).toBe(expected);
});

describe('externalPages', () => {
  test('contains every address of the configuration that names no page of the site', () => {
    const { professionalSeeds: _rooms, ...configuration } = demonstration;
    const configured = [...JSON.stringify(configuration).matchAll(/"(?:url|\w+Url)":"([^"]+)"/g)].map(
      ([, url]) => url,
    );
    const { mapUrl, sharedPicture } = demonstration.clinic;
    const expected = configured.filter((url) => url !== mapUrl && url !== sharedPicture.url);
    expect(
      externalPages()
        .map(({ url }) => url)
        .sort(),
    ).toEqual(expected.sort());
  });
});

describe('warnOfPlaceholderAddresses', () => {
  test('logs one line with the settings', () => {
    const log = { warn: vi.fn() };
    warnOfPlaceholderAddresses(log);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.warn.mock.calls[0]?.[0].settings).toContain('clinic.privacyPages.cookies');
  });

  test('logs nothing when every page has a real address', () => {
    const log = { warn: vi.fn() };
    warnOfPlaceholderAddresses(log, []);
    expect(log.warn).not.toHaveBeenCalled();
  });
});
