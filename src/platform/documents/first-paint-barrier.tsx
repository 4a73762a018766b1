/**
 * Delays the first paint until the HTML before this element is parsed (`<link rel="expect">`), because centred or
 * end-aligned content would move meanwhile. Unsupported browsers paint earlier.
 */
export const FirstPaintBarrier = ({ id }: { id: string }) => (
  <>
    <link rel='expect' href={`#${id}`} blocking='render' />
    <span id={id} hidden />
  </>
);
