-- The ledger of sessions is only ever added to; receipts are too, except that invoicing takes each of them once.
REVOKE UPDATE, DELETE, TRUNCATE ON "session_credits" FROM onyar_app;
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "receipts" FROM onyar_app;
--> statement-breakpoint
GRANT UPDATE ("exported_at") ON "receipts" TO onyar_app;
