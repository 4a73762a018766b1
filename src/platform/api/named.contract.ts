import type { z } from 'zod';

/** A shape of the wire, for whoever may not know zod. */
export type Shape = z.ZodType;

const shapes = new Map<string, z.ZodType>();

/**
 * Gives a shape of the wire its name in the OpenAPI document, where it stands once. Bodies and answers that nobody names are
 * called after their operation.
 */
export function named<S extends z.ZodType>(name: string, shape: S): S {
  shapes.set(name, shape);
  return shape;
}

/** Every shape that has a name. */
export const namedShapes = (): ReadonlyMap<string, z.ZodType> => shapes;
