import { z } from 'zod';
import { errorCode } from '#platform/errors.ts';
import { error, type Finding, ok, warning } from '../findings.ts';

const timeoutMs = 8_000;

const readiness = z.object({ status: z.string(), parts: z.record(z.string(), z.string()) });

/** Whether PUBLIC_URL leads to Onyar, and what it says about its own parts. */
export async function checkSite(publicUrl: string): Promise<Finding> {
  const part = 'PUBLIC_URL';
  const response = await fetch(`${publicUrl}/readyz`, { signal: AbortSignal.timeout(timeoutMs) }).catch(
    (reason: Error) => reason,
  );
  if (response instanceof Error)
    return error(part, `${publicUrl} does not respond (${describeFailure(response)})`);
  const body = readiness.safeParse(await response.json().catch(() => undefined));
  if (!body.success)
    return error(
      part,
      `${publicUrl} is answered by another program (status ${response.status}), or no process is running`,
    );
  const named = (state: string) =>
    Object.entries(body.data.parts)
      .filter(([, each]) => each === state)
      .map(([name]) => name)
      .join(', ');
  if (!response.ok) return error(part, `the process that responds is not ready: ${named('ill')}`);
  if (named('warning') !== '')
    return warning(part, `responds and is ready, with warnings: ${named('warning')}`);
  return ok(part, `${publicUrl} responds and is ready`);
}

const describeFailure = (reason: Error): string =>
  errorCode(reason.cause) ?? errorCode(reason) ?? reason.message;
