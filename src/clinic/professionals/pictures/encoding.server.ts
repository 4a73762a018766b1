import { createHash } from 'node:crypto';
import { loadPictureTools } from '#platform/files/pictures.server.ts';

export type PictureSize = {
  width: number;
  height: number;
  format: 'webp' | 'jpeg';
  /** Maximum size in bytes; the first quality that fits is used. */
  maxBytes: number;
};

/** Twice the width shown on a phone. */
const portrait: PictureSize = { width: 480, height: 560, format: 'webp', maxBytes: 40_000 };

const qualities = [80, 65, 50, 35] as const;

export type EncodedPicture = { hash: string; bytes: Buffer };

/**
 * Re-encodes a photo upright at a fixed size without metadata, which may reveal location and device.
 * @param file a JPEG, PNG or WebP; others are refused
 * @returns null if it cannot be read
 */
export async function encodePicture(file: Buffer, size = portrait): Promise<EncodedPicture | null> {
  const { width, height, format, maxBytes } = size;
  const { sharp, upright } = await loadPictureTools();
  try {
    const plain = await upright(file)
      .resize(width, height, { fit: 'cover', position: 'attention' })
      .flatten({ background: 'white' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { channels } = plain.info;
    for (const quality of qualities) {
      const raw = { width, height, channels };
      const bytes = await sharp(plain.data, { raw }).toFormat(format, { quality }).toBuffer();
      if (bytes.length <= maxBytes) return { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
    }
    return null;
  } catch {
    // Whatever the cause, the user can only choose another file.
    return null;
  }
}
