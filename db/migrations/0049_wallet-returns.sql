CREATE TYPE "public"."return_decision" AS ENUM('keep', 'cancel', 'ask');--> statement-breakpoint
CREATE TABLE "wallet_returns" (
	"ledger_id" bigint PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"is_whole" boolean NOT NULL,
	"decision" "return_decision",
	"decided_at" timestamp with time zone,
	"decided_by" integer
);
--> statement-breakpoint
ALTER TABLE "wallet_returns" ADD CONSTRAINT "wallet_returns_ledger_id_payment_ledger_id_fk" FOREIGN KEY ("ledger_id") REFERENCES "public"."payment_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_returns" ADD CONSTRAINT "wallet_returns_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_returns_by_reference" ON "wallet_returns" USING btree ("reference");