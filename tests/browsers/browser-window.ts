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

export type BrowserSetup = {
  /** Empty profile folder. */
  home: string;
  /** Port of the proxy that blocks external requests. */
  wayOut: number;
  /** A camera and a microphone that the browser invents and allows. */
  hasFakeDevices?: boolean;
};

/** A fresh browser, and the errors it reports about our pages. */
export type OpenedBrowser = { window: BrowserWindow; complaints: readonly string[] };
