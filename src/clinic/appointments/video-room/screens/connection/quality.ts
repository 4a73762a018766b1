/** How much video a device sends to another one. */
export type QualityLevel = 'full' | 'low' | 'sound-only';

/** The network between two devices, as the last reports describe it. */
export type NetworkSample = {
  /** Share of lost packets, 0 to 1. */
  lossShare: number;
  roundTripMs: number;
  /** The browser's estimate in bit/s; undefined in browsers that have none. */
  availableBitrate?: number | undefined;
};

export type Quality = {
  level: QualityLevel;
  /** Since when every sample was bad, or good. */
  badSinceMs?: number | undefined;
  goodSinceMs?: number | undefined;
  /** When video came back for the last time. */
  resumedAtMs?: number | undefined;
  /** Good time in ms before video comes back. */
  waitMs: number;
};

const firstWaitMs = 15_000;
const longestWaitMs = 120_000;
/** A bad sample may be chance; the level falls after this time. */
const lowerAfterMs = 5_000;
/** Good time before the picture becomes large again. */
const raiseAfterMs = 10_000;
/** If video stops again within this time, the next attempt waits twice as long. */
const relapseMs = 30_000;

export const fullQuality: Quality = { level: 'full', waitMs: firstWaitMs };

/** Sound needs 40 kbit/s; below these limits it suffers from the video beside it. */
const leastBitrate: Record<QualityLevel, number> = { full: 150_000, low: 100_000, 'sound-only': 0 };

/** The browser's estimate grows only while much is sent: it counts again this long after video came back. */
const growthMs = 10_000;

function isBad(
  { lossShare, roundTripMs, availableBitrate = Infinity }: NetworkSample,
  { level, resumedAtMs = -Infinity }: Quality,
  nowMs: number,
): boolean {
  const isTooNarrow = availableBitrate < leastBitrate[level] && nowMs - resumedAtMs > growthMs;
  return lossShare > 0.1 || roundTripMs > 800 || isTooNarrow;
}

const isGood = (
  { lossShare, roundTripMs, availableBitrate = Infinity }: NetworkSample,
  { level }: Quality,
): boolean => lossShare < 0.04 && roundTripMs < 500 && availableBitrate >= leastBitrate[level];

/** The level after one more sample: sound stays, video becomes small, stops, and comes back by itself. */
export function nextQuality(quality: Quality, sample: NetworkSample, nowMs: number): Quality {
  if (isBad(sample, quality, nowMs)) return lower({ ...quality, goodSinceMs: undefined }, nowMs);
  const recovered = { ...quality, badSinceMs: undefined };
  if (!isGood(sample, quality)) return { ...recovered, goodSinceMs: undefined };
  return raise(recovered, nowMs);
}

function lower(quality: Quality, nowMs: number): Quality {
  const { level, badSinceMs = nowMs, resumedAtMs, waitMs } = quality;
  if (level === 'sound-only' || nowMs - badSinceMs < lowerAfterMs) return { ...quality, badSinceMs };
  if (level === 'full') return { ...quality, level: 'low', badSinceMs: nowMs };
  const isRelapse = resumedAtMs !== undefined && nowMs - resumedAtMs < relapseMs;
  return { level: 'sound-only', waitMs: isRelapse ? Math.min(waitMs * 2, longestWaitMs) : firstWaitMs };
}

function raise(quality: Quality, nowMs: number): Quality {
  const { level, goodSinceMs = nowMs, waitMs } = quality;
  const goodMs = nowMs - goodSinceMs;
  if (level === 'sound-only' && goodMs >= waitMs)
    return { ...quality, level: 'low', goodSinceMs: nowMs, resumedAtMs: nowMs };
  if (level === 'low' && goodMs >= raiseAfterMs) return { ...quality, level: 'full', goodSinceMs: nowMs };
  return { ...quality, goodSinceMs };
}
