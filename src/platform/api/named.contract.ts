import type { z } from 'zod';

export type Shape = z.ZodType;

const shapes = new Map<string, z.ZodType>();

/**
 * Names a schema in the OpenAPI document, where it appears once. Unnamed bodies and responses are named after their
 * operation.
 */
export function named<S extends z.ZodType>(name: string, shape: S): S {
  shapes.set(name, shape);
  return shape;
}

export const namedShapes = (): ReadonlyMap<string, z.ZodType> => shapes;
