import { organizationAt } from '#clinic/organization/service.server.ts';
import type { Language } from '#platform/language/language.ts';
import { runInLanguage } from '#platform/language/request-language.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { receiptPdf } from './pdf.server.ts';
import type { PrintedReceipt } from './receipt-texts.ts';
import { fileNameOf } from './rules.ts';

/** The receipt as issued: in its language, whoever opens it, and with the clinic's details of that time. */
export async function renderIssuedReceipt(
  db: Database,
  receipt: PrintedReceipt & { language: Language },
): Promise<{ name: string; content: Buffer }> {
  const issuer = await organizationAt(db, receipt.issuedAt);
  return runInLanguage(receipt.language, async () => ({
    name: fileNameOf(receipt),
    content: await receiptPdf({ ...receipt, issuer }),
  }));
}
