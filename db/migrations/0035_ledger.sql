CREATE TABLE "invoice_recipients" (
	"receipt_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tax_id" text NOT NULL,
	"address" text NOT NULL,
	"stated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_wishes" (
	"reference" text PRIMARY KEY NOT NULL,
	"payer_user_id" integer,
	"name" text NOT NULL,
	"tax_id" text NOT NULL,
	"address" text NOT NULL,
	"stated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"receipt_id" integer PRIMARY KEY NOT NULL,
	"series" text NOT NULL,
	"number" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"entered_by" integer NOT NULL,
	CONSTRAINT "invoices_number" UNIQUE("series","number")
);
--> statement-breakpoint
CREATE TABLE "professional_shares" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "professional_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"professional_id" integer NOT NULL,
	"from_on" date NOT NULL,
	"basis_points" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"entered_by" integer NOT NULL,
	CONSTRAINT "professional_shares_part" CHECK ("professional_shares"."basis_points" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "invoice_recipients" ADD CONSTRAINT "invoice_recipients_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_wishes" ADD CONSTRAINT "invoice_wishes_payer_user_id_users_id_fk" FOREIGN KEY ("payer_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_shares" ADD CONSTRAINT "professional_shares_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_shares" ADD CONSTRAINT "professional_shares_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "professional_shares_by_professional" ON "professional_shares" USING btree ("professional_id","from_on","id");--> statement-breakpoint
CREATE INDEX "payment_ledger_by_time" ON "payment_ledger" USING btree ("at") WHERE "payment_ledger"."step" in ('verified', 'refunded');--> statement-breakpoint
-- What part was agreed from which day on is only ever added to.
REVOKE UPDATE, DELETE, TRUNCATE ON "professional_shares" FROM onyar_app;
--> statement-breakpoint
-- A number that was noted is put right with a trace in the log, never taken away.
REVOKE DELETE, TRUNCATE ON "invoices" FROM onyar_app;
--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON "invoice_recipients" FROM onyar_app;
