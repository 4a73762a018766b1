import { texts } from '../texts.ts';
import type { BrowserProblem, DeviceProblem, DeviceProblems } from './media.ts';

type Agent = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

export const browserHelp = (problem: BrowserProblem): string => texts().browserProblems[problem];

/** What to do about devices that do not work; undefined if none has a problem. */
export function mediaHelp({ camera, microphone }: DeviceProblems, agent: Agent): string | undefined {
  if (camera !== undefined && camera === microphone) return helpOf(camera, texts().trouble.both, agent);
  const sentences = [
    camera !== undefined && helpOf(camera, texts().trouble.camera, agent),
    microphone !== undefined && helpOf(microphone, texts().trouble.microphone, agent),
  ].filter((each) => each !== false);
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

type DeviceTexts = ReturnType<typeof texts>['trouble']['camera'];

function helpOf(problem: DeviceProblem, device: DeviceTexts, agent: Agent): string {
  const { trouble } = texts();
  switch (problem) {
    case 'absent':
      return trouble.absent(device);
    case 'stopped':
      return trouble.isStopped(device);
    case 'busy':
      return trouble.busy(device);
    case 'refused-by-system':
      return trouble.refusedBySystem(device);
    case 'refused':
      return trouble.refused(device, permissionHelp(agent));
  }
}

/** Where a browser keeps the permission. */
function permissionHelp({ userAgent, maxTouchPoints }: Agent): string {
  const { permission } = texts().trouble;
  // Safari of an iPad introduces itself as that of a Mac.
  const isApplePhone = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  if (isApplePhone && /CriOS|FxiOS|EdgiOS/.test(userAgent)) return permission.appleOther;
  if (isApplePhone) return permission.appleSafari;
  if (/Firefox/.test(userAgent)) return permission.firefox;
  if (/Safari/.test(userAgent) && !/Chrome/.test(userAgent)) return permission.safari;
  return permission.other;
}
