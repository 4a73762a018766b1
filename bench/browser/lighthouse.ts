import { median } from '../report.ts';

/** Lighthouse's result for one page: the median of each metric. Scores 0 to 100, times in ms. */
export type Verdict = { scores: Record<string, number>; lcp: number; tbt: number; cls: number };

type Report = {
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

/**
 * Lighthouse, if it is installed. The import specifier is hidden from the compiler, so that type checking
 * works without it.
 */
export async function findLighthouse(): Promise<Lighthouse | undefined> {
  const name = 'lighthouse';
  const found = (await import(name).catch(() => undefined)) as { default: Lighthouse } | undefined;
  return found?.default;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Measures a page on a simulated phone (Lighthouse's mobile preset, its default).
 * @param port remote debugging port of a Chromium
 */
export async function judge(
  lighthouse: Lighthouse,
  url: string,
  port: number,
  runs: number,
): Promise<Verdict> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' });
    if (result === undefined || result.lhr.finalDisplayedUrl !== url)
      throw new Error(`${url} led to ${result?.lhr.finalDisplayedUrl}`);
    reports.push(result.lhr);
  }
  const number = (audit: string) =>
    median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN));
  const score = (name: string) =>
    Math.round(median(reports.map((report) => report.categories[name]?.score ?? 0)) * 100);
  return {
    scores: Object.fromEntries(categories.map((name) => [name, score(name)])),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
  };
}
