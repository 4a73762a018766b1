import { organizationAt } from '#clinic/organization/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { receiptPdf } from './pdf.server.ts';
import type { ReceiptOnPaper } from './words.ts';

/** A receipt as it was issued: in the name and at the address that the clinic had then. */
export const issuedPdf = async (db: Database, receipt: ReceiptOnPaper): Promise<Buffer> =>
  receiptPdf({ ...receipt, issuer: await organizationAt(db, receipt.issuedAt) });
