import type { Sharp } from 'sharp';

/** A telephone's largest photographs. What says that it has more is not unpacked. */
const mostPixels = 60_000_000;

/**
 * What makes pictures anew; its library is loaded where somebody brings one. It reads JPEG, PNG and WebP: anything else is not
 * even tried.
 */
export async function pictureTools() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  sharp.concurrency(1);
  sharp.cache(false);
  return {
    sharp,
    /** A photograph as it was held: what it is made into says nothing of where it was taken and by which telephone. */
    upright: (file: Buffer): Sharp =>
      sharp(file, { limitInputPixels: mostPixels, sequentialRead: true })
        .timeout({ seconds: 10 })
        .autoOrient(),
  };
}
