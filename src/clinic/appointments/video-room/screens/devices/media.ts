export type DeviceKind = 'camera' | 'microphone';

/** Why a device cannot be used. */
export type DeviceProblem = 'refused' | 'refused-by-system' | 'absent' | 'busy' | 'stopped';

export type DeviceProblems = Partial<Record<DeviceKind, DeviceProblem>>;

export type Media = { stream: MediaStream; problems: DeviceProblems };

const constraints: Record<DeviceKind, MediaStreamConstraints> = {
  microphone: { audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } },
  camera: { video: { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user' } },
};

export const kindOf = (track: MediaStreamTrack): DeviceKind =>
  track.kind === 'audio' ? 'microphone' : 'camera';

/** Opens devices together, which asks for permission once; if that fails, each by itself, as one may work. */
export async function openDevices(kinds: readonly DeviceKind[]): Promise<Media> {
  try {
    const wish = Object.assign({}, ...kinds.map((kind) => constraints[kind]));
    return { stream: await navigator.mediaDevices.getUserMedia(wish), problems: {} };
  } catch (error) {
    const [kind, ...others] = kinds;
    if (kind !== undefined && others.length === 0)
      return { stream: new MediaStream(), problems: { [kind]: problemOf(error) } };
  }
  const opened: Media[] = [];
  for (const kind of kinds) opened.push(await openDevices([kind]));
  return {
    stream: new MediaStream(opened.flatMap(({ stream }) => stream.getTracks())),
    problems: Object.assign({}, ...opened.map(({ problems }) => problems)),
  };
}

/** Names of errors: https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia */
function problemOf(error: unknown): DeviceProblem {
  const { name, message } = error instanceof DOMException ? error : { name: '', message: '' };
  if (name === 'NotAllowedError' || name === 'SecurityError')
    return /system/i.test(message) ? 'refused-by-system' : 'refused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'absent';
}

export function stopMedia(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Why a device stopped in the middle: the permission was taken back, or it was unplugged. */
export async function reasonOfEnd(kind: DeviceKind): Promise<DeviceProblem> {
  // Browsers without this permission name reject.
  const permission = await navigator.permissions?.query({ name: kind }).catch(() => undefined);
  return permission !== undefined && permission.state !== 'granted' ? 'refused' : 'stopped';
}

/** Why this browser cannot hold a call at all. */
export type BrowserProblem = 'old-browser' | 'insecure';

export function findBrowserProblem(): BrowserProblem | undefined {
  if (!window.isSecureContext) return 'insecure';
  return 'RTCPeerConnection' in window && navigator.mediaDevices !== undefined ? undefined : 'old-browser';
}
