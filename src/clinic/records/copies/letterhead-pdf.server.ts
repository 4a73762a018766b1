import { createPdf, type PdfDocument, pdfLayout } from '#clinic/payments/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';

const { sheet, column } = pdfLayout;
const footY = 690;
const headY = { first: 168, further: 118 };

export type PdfWriter = {
  heading: (text: string) => void;
  label: (text: string) => void;
  text: (text: string) => void;
  attach: (name: string, content: Buffer) => void;
  end: () => Promise<Buffer>;
};

/**
 * Creates a tagged document on the clinic's letterhead, with as many pages as needed.
 * @param title of the file and of the first page
 * @param at the only timestamp in the file, so that equal content gives equal bytes
 */
export async function createLetterheadPdf(title: string, at: Date): Promise<PdfWriter> {
  const { page, whole } = await createPdf(title, at);
  const root = page.struct('Document');
  page.addStructure(root);
  const writeTagged = (type: string, write: () => void) => root.add(page.struct(type, {}, write));
  pdfLayout.ground(page);
  writeTagged('P', () =>
    pdfLayout.line(page, clinicContact().name, { y: 63, size: 17, font: 'display', x: sheet.margin + 48 }),
  );
  writeTagged('H1', () => pdfLayout.line(page, title, { y: 122, size: 24, font: 'display' }));
  let y = headY.first;

  /** Starts a new page if the height does not fit. */
  function ensureSpace(height: number): void {
    if (y + height <= footY) return;
    page.addPage();
    pdfLayout.ground(page);
    y = headY.further;
  }

  function text(words: string): void {
    for (const part of words.split('\n').filter((each) => each.trim() !== ''))
      for (const piece of splitToPages(page, part)) {
        const height = heightOf(page, piece);
        ensureSpace(height);
        const at = y;
        writeTagged('P', () => pdfLayout.paragraph(page, piece, { x: sheet.margin, y: at, width: column }));
        y += height + 5;
      }
    y += 4;
  }

  const headingWriter = (type: 'H2' | 'H3', size: number) => (words: string) => {
    // Keeps a heading together with the following text.
    ensureSpace(60);
    y += type === 'H2' ? 14 : 2;
    const at = y;
    writeTagged(type, () =>
      type === 'H2'
        ? pdfLayout.line(page, words, { y: at, size, font: 'display' })
        : pdfLayout.label(page, words, { x: sheet.margin, y: at }),
    );
    y += size + 8;
  };

  return {
    heading: headingWriter('H2', 15),
    label: headingWriter('H3', 11),
    text,
    attach: (name, content) =>
      void page.file(content, { name, type: 'application/pdf', creationDate: at, modifiedDate: at }),
    end: () => {
      page.end();
      return whole;
    },
  };
}

const heightOf = (page: PdfDocument, text: string): number =>
  pdfLayout.heightOf(page, text, { width: column });

/** Splits a paragraph at word boundaries into pieces that fit on a page. */
function splitToPages(page: PdfDocument, text: string): string[] {
  const most = footY - headY.further - 60;
  const done: string[] = [];
  let piece = '';
  for (const word of text.split(' ')) {
    const longer = piece === '' ? word : `${piece} ${word}`;
    if (piece !== '' && heightOf(page, longer) > most) {
      done.push(piece);
      piece = word;
    } else piece = longer;
  }
  return [...done, piece];
}
