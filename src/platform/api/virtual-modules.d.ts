/** Generated while building: scripts/build/reply-shapes.ts. */
declare module 'virtual:reply-shapes/*' {
  export const shapes: Record<string, string>;
}
