import { organizationAt } from '#clinic/organization/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { receiptPdf } from './pdf.server.ts';
import type { PrintedReceipt } from './receipt-texts.ts';

/** The receipt as issued, with the clinic's details of that time. */
export const renderIssuedReceipt = async (db: Database, receipt: PrintedReceipt): Promise<Buffer> =>
  receiptPdf({ ...receipt, issuer: await organizationAt(db, receipt.issuedAt) });
