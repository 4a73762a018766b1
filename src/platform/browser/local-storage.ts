/** Values for this visit, if the browser forbids the storage. */
const fallbackValues = new Map<string, string>();

/** A value that this browser stores across tabs and visits; null if there is none. */
export function readStoredValue(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return fallbackValues.get(key) ?? null;
  }
}

/** Stores a value across tabs and visits, or for this visit if the browser forbids the storage. */
export function storeValue(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    fallbackValues.set(key, value);
  }
}

export function removeStoredValue(key: string): void {
  fallbackValues.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that forbids the storage stores nothing.
  }
}
