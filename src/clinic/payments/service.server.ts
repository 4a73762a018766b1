export { paymentMetrics } from './attention/metrics.server.ts';
export { moveCredit, readCreditBalance } from './credit/queries.server.ts';
export type { PaymentsDeps } from './deps.server.ts';
export { readOwedTo, takeAtDesk } from './desk/service.server.ts';
export { movementsOf } from './directory/service.server.ts';
export { saveInvoiceNumber } from './invoices/service.server.ts';
export { hasUnderReview, type ItemPayment, isUnderReview, readPayments } from './orders/status.server.ts';
export type {
  DeskDue,
  DeskItem,
  HoldExtension,
  ItemToPay,
  Money,
  Payable,
  Quote,
  ReturnHandling,
  SettleOutcome,
} from './payables.server.ts';

export { describeBooksOfPatient } from './personal.server.ts';
export { findCopiedAt } from './queries.server.ts';
export { exportReceiptsToFile } from './receipts/export-file.server.ts';
export { createPdf, type PdfDocument, pdfLayout } from './receipts/pdf-page.server.ts';
export { moveReceipts } from './receipts/queries.server.ts';
export { createReceipts } from './receipts/reading.server.ts';
export {
  cancellationReason,
  refundItem,
  refundPartOfCapture,
  refundPartOfItem,
  refundPartOfPayment,
} from './refunds/service.server.ts';
export { type Trial, tryOrder } from './trials/service.server.ts';
export { createInstallationName } from './wallet/installation.server.ts';
export type { WalletAccess } from './wallet/rest.server.ts';
export { createWallet } from './wallet/wallet.server.ts';
