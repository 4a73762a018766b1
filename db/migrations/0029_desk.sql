CREATE TYPE "public"."payment_method" AS ENUM('wallet', 'cash', 'card', 'transfer', 'bizum');--> statement-breakpoint
CREATE TYPE "public"."till_step" AS ENUM('opening', 'handover', 'withdrawal', 'closing');--> statement-breakpoint
CREATE TABLE "till_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "till_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"step" "till_step" NOT NULL,
	"cents" integer NOT NULL,
	"expected_cents" integer,
	"ledger_id" bigint NOT NULL,
	"entered_by" integer NOT NULL,
	"given_to" integer,
	"note" text,
	CONSTRAINT "till_events_cents" CHECK ("till_events"."cents" >= 0),
	CONSTRAINT "till_events_counted" CHECK (("till_events"."step" = 'withdrawal') = ("till_events"."expected_cents" is null))
);
--> statement-breakpoint
DROP INDEX "payment_ledger_bought_once";--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD COLUMN "method" "payment_method" DEFAULT 'wallet' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD COLUMN "entered_by" integer;--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD COLUMN "occurrence" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "payer_patient_id" integer;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "method" "payment_method" DEFAULT 'wallet' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "method" "payment_method" DEFAULT 'wallet' NOT NULL;--> statement-breakpoint
ALTER TABLE "till_events" ADD CONSTRAINT "till_events_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_events" ADD CONSTRAINT "till_events_given_to_users_id_fk" FOREIGN KEY ("given_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "till_events_by_time" ON "till_events" USING btree ("at");--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payer_patient_id_patients_id_fk" FOREIGN KEY ("payer_patient_id") REFERENCES "public"."patients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_ledger_at_desk" ON "payment_ledger" USING btree ("id") WHERE "payment_ledger"."method" <> 'wallet';--> statement-breakpoint
CREATE INDEX "receipts_by_card" ON "receipts" USING btree ("payer_patient_id") WHERE "receipts"."payer_patient_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_ledger_bought_once" ON "payment_ledger" USING btree ("reference","occurrence") WHERE "payment_ledger"."step" = 'verified' and "payment_ledger"."reference" not like 'subscription:%';--> statement-breakpoint
-- What happens to the till is only ever added to, as money is.
REVOKE UPDATE, DELETE, TRUNCATE ON "till_events" FROM onyar_app;
--> statement-breakpoint
-- Where two cards of one person become one, their receipts go along.
GRANT UPDATE ("payer_patient_id") ON "receipts" TO onyar_app;
