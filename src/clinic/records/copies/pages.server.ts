import { newPaper, type Paper, paper } from '#clinic/payments/service.server.ts';
import { clinic } from '#config';

const { sheet, column } = paper;
const foot = 690;
const head = { first: 168, further: 118 };

export type Writer = {
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
export async function writePaper(title: string, at: Date): Promise<Writer> {
  const { page, whole } = await newPaper(title, at);
  const root = page.struct('Document');
  page.addStructure(root);
  const told = (type: string, write: () => void) => root.add(page.struct(type, {}, write));
  paper.ground(page);
  told('P', () => paper.line(page, clinic.name, { y: 63, size: 17, font: 'display', x: sheet.margin + 48 }));
  told('H1', () => paper.line(page, title, { y: 122, size: 24, font: 'display' }));
  let y = head.first;

  /** Starts a new page if the height does not fit. */
  function room(height: number): void {
    if (y + height <= foot) return;
    page.addPage();
    paper.ground(page);
    y = head.further;
  }

  function text(words: string): void {
    for (const part of words.split('\n').filter((each) => each.trim() !== ''))
      for (const piece of pieces(page, part)) {
        const height = heightOf(page, piece);
        room(height);
        const at = y;
        told('P', () => paper.paragraph(page, piece, { x: sheet.margin, y: at, width: column }));
        y += height + 5;
      }
    y += 4;
  }

  const over = (type: 'H2' | 'H3', size: number) => (words: string) => {
    // Keeps a heading together with the following text.
    room(60);
    y += type === 'H2' ? 14 : 2;
    const at = y;
    told(type, () =>
      type === 'H2'
        ? paper.line(page, words, { y: at, size, font: 'display' })
        : paper.label(page, words, { x: sheet.margin, y: at }),
    );
    y += size + 8;
  };

  return {
    heading: over('H2', 15),
    label: over('H3', 11),
    text,
    attach: (name, content) =>
      void page.file(content, { name, type: 'application/pdf', creationDate: at, modifiedDate: at }),
    end: () => {
      page.end();
      return whole;
    },
  };
}

const heightOf = (page: Paper, text: string): number => paper.heightOf(page, text, { width: column });

/** Splits a paragraph at word boundaries into pieces that fit on a page. */
function pieces(page: Paper, text: string): string[] {
  const most = foot - head.further - 60;
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
