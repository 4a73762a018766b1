export type Point = { x: number; y: number };

export type BrowserWindow = {
  open(url: string): Promise<void>;
  ask(expression: string): Promise<unknown>;
  pressAt(point: Point): Promise<void>;
  typeKeys(text: string): Promise<void>;
  picture(): Promise<Uint8Array>;
  /** Ends the browser and everything started for it. */
  close(): Promise<void>;
};

/** A desktop size for both browsers. */
export const windowSize = { width: 1280, height: 900 };

/** home: empty profile folder; wayOut: port of the proxy that blocks external requests. */
export type BrowserSetup = { home: string; wayOut: number };

/** A fresh browser, and the errors it reports about our pages. */
export type OpenedBrowser = { window: BrowserWindow; complaints: readonly string[] };
