-- The payment ledger is only ever added to.
REVOKE UPDATE, DELETE, TRUNCATE ON "payment_ledger" FROM onyar_app;
