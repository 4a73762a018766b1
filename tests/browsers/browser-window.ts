/** In pixels of the window, from its upper left corner. */
export type Point = { x: number; y: number };

/** What a journey needs of a browser; each one has its own way of doing it. */
export type BrowserWindow = {
  open(url: string): Promise<void>;
  /** What an expression comes to in the page; JSON can hold it. */
  ask(expression: string): Promise<unknown>;
  /** A press and a release of the mouse, as the system would send them. */
  pressAt(point: Point): Promise<void>;
  /** Keys pressed one after the other, wherever the focus is. */
  typeKeys(text: string): Promise<void>;
  /** A PNG of what is seen. */
  picture(): Promise<Uint8Array>;
  /** Ends the browser and everything started for it. */
  close(): Promise<void>;
};

/** Both browsers get a window of a desk's size. */
export const windowSize = { width: 1280, height: 900 };

/** home: an empty folder for all that the browser keeps; wayOut: port of the proxy for what is not on this machine. */
export type Sitting = { home: string; wayOut: number };

/** A browser that has no past, and what it complains of in our pages. */
export type OpenedBrowser = { window: BrowserWindow; complaints: readonly string[] };
