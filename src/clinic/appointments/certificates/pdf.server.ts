import type { Organization } from '#clinic/organization/contract.ts';
import { createPdf, pdfLayout } from '#clinic/payments/service.server.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { localizePath } from '#platform/language/language.ts';
import { formatDate, formatTime } from '#platform/time/dates.ts';
import { certificateTexts } from './certificate-texts.ts';
import type { PrintableCertificate } from './queries.server.ts';
import { formatCertificateNumber, formatCode } from './rules.ts';

type PrintedCertificate = PrintableCertificate & { kind: Kind; issuer: Organization; publicUrl: string };

/**
 * Renders a certificate as one tagged A4 page, in the current language. It states day and hours only: neither the service nor the profession,
 * because employers and schools read it. Deterministic.
 */
export async function certificatePdf(certificate: PrintedCertificate): Promise<Buffer> {
  const { issuer, kind, holder, holderName, startsAt, endsAt, issuedAt, code, publicUrl } = certificate;
  const number = formatCertificateNumber(certificate);
  const texts = certificateTexts();
  const { title } = texts;
  const { page, whole } = await createPdf(`${title} ${number}`, issuedAt);
  const { sheet, column, line, label, paragraph, heightOf } = pdfLayout;
  const x = sheet.margin;
  const root = page.struct('Document');
  page.addStructure(root);
  const writeTagged = (type: string, write: () => void) => root.add(page.struct(type, {}, write));
  pdfLayout.ground(page);
  writeTagged('P', () => line(page, issuer.name, { y: 63, size: 17, font: 'display', x: x + 48 }));
  writeTagged('H1', () => line(page, title, { y: 128, size: 27, font: 'display' }));
  writeTagged('P', () => line(page, texts.number(number), { y: 168, size: 12.5 }));
  const place = kind === 'office' || kind === 'child' ? texts.atTheClinic : texts.elsewhere;
  const statement = texts.statement(issuer.name, holderName, place[holder]);
  writeTagged('P', () => paragraph(page, statement, { x, y: 214, width: column, size: 13 }));
  let y = 214 + heightOf(page, statement, { width: column, size: 13 }) + 26;
  const facts = [
    [texts.day, formatDate(startsAt)],
    [texts.time, texts.fromTo(formatTime(startsAt), formatTime(endsAt))],
    [texts.issued, formatDate(issuedAt)],
  ] as const;
  for (const [name, value] of facts) {
    const at = y;
    writeTagged('P', () => {
      line(page, `${name}: `, { y: at, size: 13 });
      line(page, value, { y: at, size: 13, x: x + 92, font: 'display' });
    });
    y += 26;
  }
  const issuerY = y + 26;
  writeTagged('H2', () => label(page, texts.issuedBy, { x, y: issuerY }));
  const issuerLines = `${issuer.name}\nNIF ${issuer.taxId}\n${issuer.address}\n${issuer.phone}`;
  writeTagged('P', () => paragraph(page, issuerLines, { x, y: issuerY + 18, width: column }));
  const checkY = issuerY + 18 + heightOf(page, issuerLines, { width: column }) + 26;
  writeTagged('H2', () => label(page, texts.check, { x, y: checkY }));
  const address = `${publicUrl}${localizePath(`/verificar/${formatCode(code)}`)}`;
  const explanation = texts.checkHow(address);
  writeTagged('P', () => paragraph(page, explanation, { x, y: checkY + 18, width: column }));
  page.end();
  return whole;
}
