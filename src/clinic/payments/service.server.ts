export { paymentFigures } from './attention/figures.server.ts';
export { creditOfCard, moveCredit } from './credit/queries.server.ts';
export type { PaymentsDeps } from './deps.server.ts';
export { owedTo, takeAtDesk } from './desk/service.server.ts';
export { movementsOf } from './directory/service.server.ts';
export { noteInvoiceOf } from './invoices/service.server.ts';
export { hasUnderReview, type PaymentOfThing, paymentsOf } from './orders/status.server.ts';
export type {
  AfterReturn,
  DeskDue,
  DeskItem,
  HoldExtension,
  ItemToPay,
  Money,
  Payable,
  Quote,
  Settled,
} from './payables.server.ts';

export { booksOfCard } from './personal.server.ts';
export { exportReceiptsTo } from './receipts/file.server.ts';
export { newPaper, type Paper, paper } from './receipts/paper.server.ts';
export { moveReceipts } from './receipts/queries.server.ts';
export { createReceipts } from './receipts/reading.server.ts';
export {
  cancelledReason,
  refundAcross,
  refundPart,
  refundPartOf,
  refundPaymentOf,
} from './refunds/service.server.ts';
export { type Trial, tryOrder } from './trials/service.server.ts';
export { createInstallation } from './wallet/installation.server.ts';
export { createWallet, type WalletAccess } from './wallet/wallet.server.ts';
