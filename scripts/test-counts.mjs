import { stripVTControlCharacters } from 'node:util';

/**
 * Counts of vitest's JSON report. Skipped tests and unreadable files count as failed.
 * @param report undefined if the run ended without one
 */
export function countVitest(report) {
  if (!report) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numTotalTests, testResults } = report;
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed, failed: numTotalTests - passed + broken.length };
}

/** Counts of Playwright's report; an error outside of any test counts as one failure. */
export function countPlaywright(report) {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length };
}

/**
 * One text per failure: file, name and the beginning of the message. A full report is thousands of lines
 * long; the summary at its end must still show what failed.
 */
export function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) =>
    assertionResults.length === 0 && status === 'failed'
      ? [failure(name, '', message)]
      : assertionResults
          .filter((one) => one.status !== 'passed')
          .map((one) => failure(name, one.fullName, one.failureMessages?.[0] ?? one.status)),
  );
}

/** The same for Playwright's report. */
export function failuresOfPlaywright(report) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const specs = (report?.suites ?? []).flatMap(specsOf);
  const outside = (report?.errors ?? []).map((error) => failure('outside of any test', '', error.message));
  return specs
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const said = spec.tests.flatMap((one) => one.results.flatMap((result) => result.errors ?? []));
      return failure(`${spec.file}:${spec.line}`, spec.title, said.map((one) => one.message).join('\n'));
    })
    .concat(outside);
}

const firstLines = 25;

function failure(where, title, said = '') {
  const words = stripVTControlCharacters(said).split('\n').slice(0, firstLines).join('\n    ');
  return `✗ ${where} ${title}\n    ${words}`;
}
