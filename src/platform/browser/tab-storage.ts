import { isObject } from '../json.ts';
import { deviceNow } from './clock.ts';

/**
 * An inline script, first of all: where the browser forbids the storage, naming it throws, also in the router's own inline script.
 * There a storage that holds nothing takes its place; `setItem` still throws, so that nobody believes it.
 */
export const standInForStorage =
  "try{sessionStorage}catch{Object.defineProperty(window,'sessionStorage',{value:{getItem:()=>null,setItem(){throw Error()},removeItem(){}}})}";

/** Raise it when a stored shape changes: values of another version are dropped. */
const version = 1;

/** Long enough to open an account, short enough for a borrowed computer. */
export const tabStorageMs = 30 * 60_000;

/**
 * Keeps something in this tab of the browser for half an hour. One tab, so that two of them do not mix.
 * @returns false where the browser does not let us
 */
export function saveInTab(key: string, value: object, now: Date): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...value, version, savedAt: now.getTime() }));
    setTimeout(() => readFromTab(key, deviceNow()), tabStorageMs);
    return true;
  } catch {
    return false;
  }
}

/** What was kept, for the caller to check; what is too old, from the future or unreadable is thrown away. */
export function readFromTab(key: string, now: Date): Record<string, unknown> | undefined {
  try {
    const kept = parseFromTab(sessionStorage.getItem(key), now);
    if (kept === undefined) removeFromTab(key);
    return kept;
  } catch {
    return undefined;
  }
}

/** Reads what was stored; undefined where it is too old, from the future, or not one of ours. */
export function parseFromTab(stored: string | null, now: Date): Record<string, unknown> | undefined {
  // Most often there is nothing: to throw and catch that costs an old phone milliseconds.
  if (!stored) return undefined;
  try {
    const kept: unknown = JSON.parse(stored);
    if (!isObject(kept) || kept.version !== version) return undefined;
    const age = now.getTime() - Number(kept.savedAt);
    return age >= 0 && age < tabStorageMs ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it: it has been used, or its person signs out. */
export function removeFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A browser that forbids the storage keeps nothing either.
  }
}
