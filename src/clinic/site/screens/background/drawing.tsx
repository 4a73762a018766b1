import { type DrawingName, sizeOf } from './drawings.ts';

/**
 * One of our small pictures. Decorative: the words beside it say everything. A kilobyte each: they come with the page, after what
 * matters more, so that nobody scrolls past an empty house.
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
