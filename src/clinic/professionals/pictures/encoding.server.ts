import { createHash } from 'node:crypto';
import { pictureTools } from '#platform/files/pictures.server.ts';

/** Of the drawn window that it is shown in, at twice its width on a telephone. */
const width = 480;
const height = 560;
/** What a picture may weigh on the pages; the first quality that keeps to it is taken. */
const mostBytes = 40_000;
const qualities = [80, 65, 50, 35] as const;

export type EncodedPicture = { hash: string; bytes: Buffer };

/**
 * A photograph made anew: upright, of one size, and with nothing in it but the picture; where it was taken and by which
 * telephone is gone.
 * @param file a JPEG, PNG or WebP; anything else is not even tried
 * @returns null where it is none that can be read
 */
export async function encodePicture(file: Buffer): Promise<EncodedPicture | null> {
  const { sharp, upright } = await pictureTools();
  try {
    const plain = await upright(file)
      .resize(width, height, { fit: 'cover', position: 'attention' })
      .flatten({ background: 'white' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { channels } = plain.info;
    for (const quality of qualities) {
      const raw = { width, height, channels };
      const bytes = await sharp(plain.data, { raw }).webp({ quality }).toBuffer();
      if (bytes.length <= mostBytes) return { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
    }
    return null;
  } catch {
    // Whatever is wrong with it, all that can be done is to choose another.
    return null;
  }
}
