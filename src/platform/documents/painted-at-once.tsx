/**
 * A browser paints nothing of the document before it has read what stands before this place (HTML, link type `expect`): what
 * is centred there, or stands at an end, would move as the rest of it is read. One that does not know this paints what it has.
 */
export const PaintedAtOnce = ({ id }: { id: string }) => (
  <>
    <link rel='expect' href={`#${id}`} blocking='render' />
    <span id={id} hidden />
  </>
);
