import { createPdf } from '#clinic/payments/service.server.ts';
import { loadPictureTools } from '#platform/files/pictures.server.ts';
import { maxPdfBytes } from '../terms.ts';
import { hasActiveContent } from './active-content.server.ts';

/** A4 at about 150 dpi: signatures and small print stay readable. */
const maxPixels = { width: 1300, height: 1840 };
/** A4 in points, and the white margin around a picture. */
const pageWidth = 595;
const pageHeight = 842;
const margin = 20;

/**
 * A signed consent as one PDF. A PDF is stored as it is; pictures of its pages are encoded again, which removes the camera's
 * metadata.
 * @returns null if it is neither, or if a PDF is encrypted, too large or has active content
 */
export async function combineToPdf(files: readonly Buffer[], at: Date): Promise<Buffer | null> {
  const [first] = files;
  if (first === undefined) return null;
  if (files.length === 1 && isPdf(first)) return (await hasActiveContent(first)) ? null : first;
  const pictures: Buffer[] = [];
  for (const file of files) {
    const picture = await reencodePicture(file);
    if (picture === null) return null;
    pictures.push(picture);
  }
  return bindPages(pictures, at);
}

/** Checks the first and last bytes. Encrypted files are rejected: nobody could read them. */
function isPdf(file: Buffer): boolean {
  if (file.length > maxPdfBytes || !/^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8))) return false;
  return file.subarray(-1024).includes('%%EOF') && !file.includes('/Encrypt');
}

async function reencodePicture(file: Buffer): Promise<Buffer | null> {
  const { upright } = await loadPictureTools();
  try {
    return await upright(file)
      .resize({ ...maxPixels, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 72 })
      .toBuffer();
  } catch {
    // Whatever the error is, the user can only choose another file.
    return null;
  }
}

async function bindPages(pictures: readonly Buffer[], at: Date): Promise<Buffer> {
  const { page, whole } = await createPdf('Papel firmado', at);
  const root = page.struct('Document');
  page.addStructure(root);
  pictures.forEach((picture, index) => {
    if (index > 0) page.addPage();
    const alt = `El papel firmado, página ${index + 1} de ${pictures.length}`;
    const fit: [number, number] = [pageWidth - 2 * margin, pageHeight - 2 * margin];
    const draw = () => page.image(picture, margin, margin, { fit, align: 'center', valign: 'center' });
    root.add(page.struct('Figure', { alt }, draw));
  });
  page.end();
  return whole;
}
