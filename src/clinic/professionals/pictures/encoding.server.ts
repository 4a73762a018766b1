import { createHash } from 'node:crypto';

/** Of the drawn window that it is shown in, at twice its width on a telephone. */
const [width, height] = [480, 560];
/** What a picture may weigh on the pages; the first quality that keeps to it is taken. */
const mostBytes = 40_000;
const qualities = [80, 65, 50, 35] as const;
/** A telephone's largest photographs. What says that it has more is not unpacked. */
const mostPixels = 60_000_000;

export type EncodedPicture = { hash: string; bytes: Buffer };

/**
 * A photograph made anew: upright, of one size, and with nothing in it but the picture; where it was taken and by which
 * telephone is gone. Its library is loaded where somebody brings one.
 * @param file a JPEG, PNG or WebP; anything else is not even tried
 * @returns null where it is none that can be read
 */
export async function encodePicture(file: Buffer): Promise<EncodedPicture | null> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    const upright = await sharp(file, { limitInputPixels: mostPixels, sequentialRead: true })
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize(width, height, { fit: 'cover', position: 'attention' })
      .flatten({ background: 'white' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { channels } = upright.info;
    for (const quality of qualities) {
      const raw = { width, height, channels };
      const bytes = await sharp(upright.data, { raw }).webp({ quality }).toBuffer();
      if (bytes.length <= mostBytes) return { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
    }
    return null;
  } catch {
    // Whatever is wrong with it, all that can be done is to choose another.
    return null;
  }
}
