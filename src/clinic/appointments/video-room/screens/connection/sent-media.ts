/** What a device sends, told to the other one: a picture that stopped looks like one that stands still. */
export type SentMedia = {
  /** 'slow': stopped because the network is slow. */
  camera: 'on' | 'off' | 'slow';
  hasMicrophone: boolean;
};

export function parseSentMedia(data: unknown): SentMedia | undefined {
  const media = parseObject(String(data));
  const camera = (['on', 'off', 'slow'] as const).find((each) => each === media?.camera);
  return camera && { camera, hasMicrophone: media?.hasMicrophone === true };
}

/** An object sent by the other participant's browser; undefined if broken. */
export function parseObject(data: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(data);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
