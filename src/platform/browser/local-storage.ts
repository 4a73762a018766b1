/** Values for this visit, if the browser forbids the storage. */
const ofThisVisit = new Map<string, string>();

/** A value that this browser stores across tabs and visits; null if there is none. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return ofThisVisit.get(key) ?? null;
  }
}

/** Stores a value across tabs and visits, or for this visit if the browser forbids the storage. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    ofThisVisit.set(key, value);
  }
}

export function removeStored(key: string): void {
  ofThisVisit.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that forbids the storage stores nothing.
  }
}
