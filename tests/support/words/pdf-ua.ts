import { objectsOf, pdfPage } from './pdf.ts';

/**
 * What PDF/UA-1 (ISO 14289-1) requires and a program can check in a file made by pdfkit: declaration, title, language,
 * fonts with their characters, and each drawn thing as part of the structure or as an artifact. No replacement for
 * veraPDF, nor for a person who judges order and headings.
 */
export function findPdfUaFaults(file: Buffer): string[] {
  const objects = objectsOf(file);
  const heads = [...objects.values()].map(({ head }) => head);
  const headOf = (type: string) => heads.filter((head) => head.includes(`/Type /${type}\n`));
  const [catalog = ''] = headOf('Catalog');
  const resolve = (key: string, within: string) =>
    objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(within)?.[1] ?? '') ?? { head: '', stream: '' };
  const faults: string[] = [];
  const require = (isMet: boolean, fault: string) => {
    if (!isMet) faults.push(fault);
  };

  const marked = `${catalog}${resolve('MarkInfo', catalog).head}`;
  require(/\/Marked true/.test(marked), 'the catalogue does not say that the file is tagged');
  require(/\/Lang \(es-ES\)/.test(catalog), 'no language');
  const preferences = `${catalog}${resolve('ViewerPreferences', catalog).head}`;
  require(/\/DisplayDocTitle true/.test(preferences), 'the window shows the file name instead of the title');
  const metadata = resolve('Metadata', catalog);
  require(!metadata.head.includes('/Filter'), 'the metadata are compressed');
  require(/<pdfuaid:part>1<\/pdfuaid:part>/.test(metadata.stream), 'the metadata do not declare PDF/UA-1');
  require(/<dc:title>[\s\S]*?<rdf:li[^>]*>[^<]+<\/rdf:li>/.test(
    metadata.stream,
  ), 'the metadata have no title');

  const root = resolve('StructTreeRoot', catalog).head;
  require(/\/ParentTree (<<|\d+ 0 R)/.test(root), 'no parent tree');
  for (const page of headOf('Page')) require(/\/StructParents \d+/.test(page), 'a page without structure');

  const elements = heads.flatMap((head) => {
    const type = /\/S \/(\w+)\n\/P \d+ 0 R/.exec(head)?.[1];
    const content = /\/K \[([\d ]+)\]\n\/Pg/.exec(head)?.[1] ?? '';
    return type === undefined ? [] : [{ type, marks: content.split(' ').filter(Boolean).map(Number) }];
  });
  const known = ['Document', 'P', 'H1', 'H2', 'Span'];
  for (const { type } of elements) require(known.includes(type), `structure type ${type} is not known here`);
  const headings = elements.flatMap(({ type }) => (/^H\d$/.test(type) ? [type] : []));
  require(headings[0] === 'H1', 'the first heading is not H1');
  require(headings.filter((type) => type === 'H1').length === 1, 'not exactly one H1');

  const { texts, shapes } = pdfPage(file);
  for (const { text, tag, mark } of texts)
    require(mark !== undefined ||
      tag?.startsWith('Artifact') === true, `neither tagged nor artifact: ${text}`);
  for (const { tag, mark } of shapes)
    require(mark !== undefined || tag?.startsWith('Artifact') === true, 'a drawing that is no artifact');
  require(texts.length > 0, 'no text');
  const drawn = [...new Set(texts.flatMap(({ mark }) => mark ?? []))];
  const structured = elements.flatMap(({ marks }) => marks);
  for (const mark of drawn)
    require(structured.filter((one) => one === mark).length === 1, `content ${mark} is not in one element`);
  for (const { text } of texts) require(!/[\ufffd\0]/.test(text), `characters without meaning: ${text}`);

  const fonts = headOf('Font').filter((head) => head.includes('/Subtype /Type0'));
  const bare = headOf('Font').filter((head) => /\/Subtype \/(Type1|TrueType)\b/.test(head));
  require(fonts.length > 0 && bare.length === 0, 'a font that is not embedded as a whole');
  for (const font of fonts) {
    const name = /\/BaseFont \/(\S+)/.exec(font)?.[1] ?? '';
    require(/\/ToUnicode \d+ 0 R/.test(font), `${name}: no characters for its glyphs`);
    const own = objects.get(/\/DescendantFonts \[(\d+) 0 R\]/.exec(font)?.[1] ?? '')?.head ?? '';
    require(/\/FontFile[23] \d+ 0 R/.test(resolve('FontDescriptor', own).head), `${name}: not embedded`);
    if (own.includes('/CIDFontType2')) require(/\/CIDToGIDMap \/Identity/.test(own), `${name}: no glyph map`);
  }
  return faults;
}
