CREATE TABLE "consent_scans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_scans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"patient_id" integer NOT NULL,
	"consent_ids" integer[] NOT NULL,
	"sealed_file" text,
	"at" timestamp with time zone NOT NULL,
	"entered_by" integer NOT NULL,
	CONSTRAINT "consent_scans_size" CHECK (octet_length("consent_scans"."sealed_file") <= 12000000)
);
--> statement-breakpoint
DROP INDEX "payment_ledger_bought_once";--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD COLUMN "part" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_scans" ADD CONSTRAINT "consent_scans_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_scans" ADD CONSTRAINT "consent_scans_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_scans_by_patient" ON "consent_scans" USING btree ("patient_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_ledger_bought_once" ON "payment_ledger" USING btree ("reference","occurrence") WHERE "payment_ledger"."step" = 'verified' and "payment_ledger"."reference" not like 'subscription:%' and "payment_ledger"."part" <> 1;--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_part" CHECK ("payment_ledger"."part" between 0 and 2);--> statement-breakpoint
-- A paper never changes; a wrong one is deleted. Cards may be joined, and keys renewed.
REVOKE UPDATE, TRUNCATE ON "consent_scans" FROM onyar_app;
--> statement-breakpoint
GRANT UPDATE ("patient_id", "sealed_file") ON "consent_scans" TO onyar_app;
