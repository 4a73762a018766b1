import { afterAll, beforeAll, expect, test } from 'vitest';
import { professionalSeeds } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';
import { startSite } from '#tests/support/site.ts';
import {
  browserPath,
  pageTitles,
  readDocument,
  staffPaths,
  unlistedPages,
} from '#tests/support/words/site-pages.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Contents of the head's tags by name or property, including 'title' and 'canonical'. */
function headOf(html: string): Record<string, string> {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  return {
    ...Object.fromEntries(tags.map(([, name, content]) => [name, content])),
    title: /<title>([^<]*)/.exec(head)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? '',
  };
}

const factsOf = (html: string) => {
  const text = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1];
  return text === undefined ? undefined : JSON.parse(text);
};

test('every indexed page has a description and a canonical URL; all others are noindex', async () => {
  const descriptions: string[] = [];
  const origin = /<loc>(.*?)\/<\/loc>/.exec(await site.read('/sitemap.xml'))?.[1] ?? '';
  for (const path of Object.keys(pageTitles)) {
    const head = headOf(await site.read(browserPath(path)));
    expect(head.description?.length, path).toBeGreaterThan(40);
    descriptions.push(head.description ?? '');
    if (path in unlistedPages) {
      expect(head.robots, path).toBe('noindex');
      expect(head.canonical, path).toBe('');
      continue;
    }
    expect(head, path).toMatchObject({
      canonical: `${origin}${path}`,
      'og:url': `${origin}${path}`,
      'og:title': head.title,
      'og:description': head.description,
      'og:image': `${origin}/og.png`,
      'og:locale': 'es_ES',
      'og:type': 'website',
      'twitter:card': 'summary_large_image',
    });
    expect(head.robots, path).toBeUndefined();
  }
  expect(new Set(descriptions).size).toBe(descriptions.length);
  expect((await site.ask('/og.png')).headers.get('content-type')).toBe('image/png');
});

test('tabs and trailing slashes share the canonical URL of their page', async () => {
  for (const [address, path] of [
    ['/plans?tab=prices', '/plans'],
    ['/external?tab=sinapsy', '/external'],
    ['/plans/', '/plans'],
  ] as const)
    expect(headOf(await site.read(address)).canonical).toBe(`http://onyar.test${path}`);
});

test('the home page’s structured data match its visible text', async () => {
  const html = await site.read('/');
  const { text } = readDocument(html);
  const facts = factsOf(html);
  expect(facts).toMatchObject({
    '@type': 'MedicalClinic',
    name: clinicContact().name,
    telephone: clinicContact().phone,
    email: clinicContact().email,
    address: { streetAddress: 'Carrer de les Finestres, 12', postalCode: '17004', addressLocality: 'Girona' },
    openingHoursSpecification: [
      { opens: '09:00', closes: '13:00' },
      { opens: '16:00', closes: '20:00' },
    ],
    areaServed: [{ name: 'Girona' }, { name: 'Barcelona' }, { name: 'España' }],
  });
  expect(facts.employee.map(({ name }: { name: string }) => name)).toEqual(
    professionalSeeds.map(({ name }) => name),
  );
  const prices = facts.makesOffer.map(({ price }: { price: string }) => Number(price));
  expect(prices).toEqual([65, 80, 55, 50, 60]);
  for (const price of prices) expect(text.replaceAll('\u00a0', ' ')).toContain(`${price} €`);
});

test('the plans page’s structured data contain the price of each interval', async () => {
  const facts = factsOf(await site.read('/plans'));
  const premium = facts['@graph'].find(({ name }: { name: string }) => name === 'Plan Premium');
  expect(
    premium.offers.map((offer: { priceSpecification: object }) => offer.priceSpecification),
  ).toMatchObject([
    { price: '663.00', priceCurrency: 'EUR' },
    { price: '80.00', billingDuration: 9 },
    { price: '230.00', billingDuration: 3 },
  ]);
});

/** Content of noscript. */
const noScriptText = 'Esta parte necesita JavaScript, y tu navegador lo tiene desactivado.';

test('panel pages are noindex and contain no data before sign-in', async () => {
  expect(staffPaths).toContain('/staff');
  const robots = await site.read('/robots.txt');
  for (const path of staffPaths) {
    const html = await site.read(path);
    expect(headOf(html).robots, path).toBe('noindex');
    expect(readDocument(html).text.trim(), path).toBe(`Abriendo el panel… ${noScriptText}`);
    expect(robots).toContain(`Disallow: ${path}`);
  }
});
