// `deploy/doctor`: one page about this installation; the exit code is 1 if something is wrong. See docs/operating.md.

import { systemClock } from '#platform/time/clock.ts';
import { examine } from './doctor/examine.ts';
import { error, formatFindings, hasErrors } from './findings.ts';

const { PUBLIC_URL = 'without PUBLIC_URL', REPORT_TIME_ZONE = 'Europe/Madrid' } = process.env;

/** `deploy/doctor` names the services that are not running. */
const stopped = process.argv
  .slice(2)
  .map((name) => error(name, 'is not running: look at its log, then start it again'));

const findings = [...stopped, ...(await examine(process.env, { clock: systemClock }))];
console.log(`Onyar ${PUBLIC_URL}, ${formatNow()} (${REPORT_TIME_ZONE})\n`);
console.log(formatFindings(findings));
process.exitCode = hasErrors(findings) ? 1 : 0;

/** An invalid time zone is one of the findings. */
function formatNow(): string {
  const options = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const now = systemClock.now();
  try {
    return now.toLocaleString('en-GB', { ...options, timeZone: REPORT_TIME_ZONE });
  } catch {
    return now.toLocaleString('en-GB', { ...options, timeZone: 'UTC' });
  }
}
