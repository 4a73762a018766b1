import { isObject } from '../json.ts';
import { deviceNow } from './clock.ts';

/**
 * An inline script, first of all: where the browser forbids the storage, naming it throws, also in the router's own inline script.
 * There a storage that holds nothing takes its place; `setItem` still throws, so that nobody believes it.
 */
export const storageFallbackScript =
  "try{sessionStorage}catch{Object.defineProperty(window,'sessionStorage',{value:{getItem:()=>null,setItem(){throw Error()},removeItem(){}}})}";

/** Raise it when a stored shape changes: values of another version are dropped. */
const version = 1;

/** Long enough to register, short enough for a shared computer. */
export const tabStorageMs = 30 * 60_000;

/**
 * Stores a value in this tab, for half an hour unless told otherwise. Per tab, so that two tabs do not mix.
 * @returns false if storage is blocked
 */
export function saveInTab(key: string, value: object, now: Date, lifetimeMs = tabStorageMs): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...value, version, savedAt: now.getTime() }));
    setTimeout(() => readFromTab(key, deviceNow(), lifetimeMs), lifetimeMs);
    return true;
  } catch {
    return false;
  }
}

/** Reads a stored value, unvalidated; expired, future or unreadable ones are removed. */
export function readFromTab(
  key: string,
  now: Date,
  lifetimeMs = tabStorageMs,
): Record<string, unknown> | undefined {
  try {
    const kept = parseFromTab(sessionStorage.getItem(key), now, lifetimeMs);
    if (kept === undefined) removeFromTab(key);
    return kept;
  } catch {
    return undefined;
  }
}

/** Parses a stored value; undefined if expired, in the future or not ours. */
export function parseFromTab(
  stored: string | null,
  now: Date,
  lifetimeMs = tabStorageMs,
): Record<string, unknown> | undefined {
  // Usually nothing is stored; avoiding the exception saves milliseconds on an old phone.
  if (!stored) return undefined;
  try {
    const kept: unknown = JSON.parse(stored);
    if (!isObject(kept) || kept.version !== version) return undefined;
    const age = now.getTime() - Number(kept.savedAt);
    return age >= 0 && age < lifetimeMs ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function removeFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A browser that blocks storage stores nothing either.
  }
}
