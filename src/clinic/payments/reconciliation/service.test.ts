import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { appendToLedger } from '../queries.server.ts';
import { applyReading } from './service.server.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.stop());

const payment = { reference: 'appointment:1', orderId: 'ORDER0001', payerUserId: null };

for (const decision of ['verified', 'rejected', 'declined'] as const) {
  test(`ignores a wallet response older than the decision (${decision})`, async () => {
    const person = await testApp.person();
    const captureId = `CAPTURE-${decision}`;
    const mine = { ...payment, reference: `appointment:${person.user.id}`, payerUserId: person.user.id };
    const deps = { clock: { now: () => new Date() }, payables: {} } as unknown as PaymentsDeps;
    const reconciled = await inTransaction(testApp.db, async (tx) => {
      await appendToLedger(tx, { at: new Date(), step: decision, captureId, ...mine });
      const capture = { id: captureId, status: 'PENDING', cents: 6500, currency: 'EUR' };
      return applyReading(deps, tx, { status: 'pending', reference: mine.reference, capture }, mine);
    });
    expect(reconciled).toEqual({ status: decision, reference: mine.reference });
    const { rows } = await testApp.db.execute(
      sql`select step from payment_ledger where capture_id = ${captureId}`,
    );
    expect(rows).toEqual([{ step: decision }]);
    const letters = await testApp.db.execute(sql`select kind from outbox where user_id = ${person.user.id}`);
    expect(letters.rows.filter(({ kind }) => kind === 'payment.under-review')).toEqual([]);
  });
}
