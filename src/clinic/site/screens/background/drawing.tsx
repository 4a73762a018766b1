import { type DrawingName, sizeOf } from './drawings.ts';

/**
 * Decorative drawing of about one kilobyte. Loaded eagerly but with low priority, so that nobody scrolls past an
 * empty place.
 */
export function Drawing({ name, className }: { name: DrawingName; className?: string }) {
  const [width, height] = sizeOf(name);
  return (
    <img
      src={`/drawings/${name}.svg`}
      alt=''
      width={width}
      height={height}
      fetchPriority='low'
      decoding='async'
      className={className}
    />
  );
}
