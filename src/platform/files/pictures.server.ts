import type { Sharp } from 'sharp';

/** Above the largest phone photos; larger images are not decoded. */
const maxPixels = 60_000_000;

/** Image processing, loaded on demand. Reads JPEG, PNG and WebP only. */
export async function loadPictureTools() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  sharp.concurrency(1);
  sharp.cache(false);
  return {
    sharp,
    /** Applies the orientation and drops metadata such as location and device. */
    upright: (file: Buffer): Sharp =>
      sharp(file, { limitInputPixels: maxPixels, sequentialRead: true })
        .timeout({ seconds: 10 })
        .autoOrient(),
  };
}
