/** Whether something has fields to look at: an object of unknown content, as JSON or a library brings it. A list counts, too. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
