/**
 * What vitest's JSON report adds up to. A skipped test counts as failed, and so does a file that could not be read.
 * @param report undefined where the run ended without one
 */
export function countVitest(report) {
  if (!report) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numTotalTests, testResults } = report;
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed, failed: numTotalTests - passed + broken.length };
}

/** The same for Playwright's; an error outside of any test counts as one. */
export function countPlaywright(report) {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length };
}
