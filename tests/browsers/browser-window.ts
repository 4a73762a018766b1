/** In pixels of the window, from its upper left corner. */
export type Point = { x: number; y: number };

/** What a journey needs of a browser; each one has its own way of doing it. */
export type BrowserWindow = {
  open(url: string): Promise<void>;
  /** Runs a function in the page. It stands for itself: it knows nothing outside of it but its arguments. */
  ask<Args extends unknown[], Answer>(
    question: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>>;
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
