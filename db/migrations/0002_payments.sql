CREATE TYPE "public"."appointment_cancellation" AS ENUM('person', 'clinic', 'expiry');--> statement-breakpoint
CREATE TYPE "public"."payment_step" AS ENUM('reported', 'pending', 'declined', 'captured', 'verified', 'rejected', 'refund_due', 'refunded', 'refund_refused');--> statement-breakpoint
CREATE TYPE "public"."refund_state" AS ENUM('due', 'done', 'refused');--> statement-breakpoint
CREATE TYPE "public"."wallet_order_state" AS ENUM('open', 'done', 'abandoned');--> statement-breakpoint
CREATE TABLE "payment_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"step" "payment_step" NOT NULL,
	"reference" text NOT NULL,
	"order_id" text NOT NULL,
	"payer_user_id" integer,
	"capture_id" text,
	"refund_id" text,
	"cents" integer,
	"currency" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" text NOT NULL,
	"capture_id" text NOT NULL,
	"order_id" text NOT NULL,
	"reference" text NOT NULL,
	"payer_user_id" integer,
	"cents" integer,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"state" "refund_state" DEFAULT 'due' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_request_id_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "wallet_notices" (
	"event_id" text PRIMARY KEY NOT NULL,
	"event_type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"reference" text NOT NULL,
	"payer_user_id" integer,
	"state" "wallet_order_state" DEFAULT 'open' NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"next_look_at" timestamp with time zone NOT NULL,
	"approved_seen_at" timestamp with time zone,
	CONSTRAINT "wallet_orders_claim" UNIQUE NULLS NOT DISTINCT("order_id","reference","payer_user_id")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "cancellation" "appointment_cancellation";--> statement-breakpoint
ALTER TABLE "wallet_orders" ADD CONSTRAINT "wallet_orders_payer_user_id_users_id_fk" FOREIGN KEY ("payer_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_ledger_by_reference" ON "payment_ledger" USING btree ("reference","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_ledger_captured" ON "payment_ledger" USING btree ("capture_id") WHERE "payment_ledger"."step" = 'captured';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_ledger_pending" ON "payment_ledger" USING btree ("capture_id") WHERE "payment_ledger"."step" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_ledger_declined" ON "payment_ledger" USING btree ("capture_id") WHERE "payment_ledger"."step" = 'declined';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_ledger_verdict" ON "payment_ledger" USING btree ("capture_id") WHERE "payment_ledger"."step" in ('verified', 'rejected');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_ledger_bought_once" ON "payment_ledger" USING btree ("reference") WHERE "payment_ledger"."step" = 'verified' and "payment_ledger"."reference" not like 'subscription:%';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_ledger_refunded" ON "payment_ledger" USING btree ("refund_id") WHERE "payment_ledger"."step" = 'refunded';--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_try_at") WHERE "refunds"."state" = 'due';--> statement-breakpoint
CREATE INDEX "wallet_orders_open" ON "wallet_orders" USING btree ("next_look_at") WHERE "wallet_orders"."state" = 'open';--> statement-breakpoint
CREATE INDEX "wallet_orders_by_reference" ON "wallet_orders" USING btree ("reference");