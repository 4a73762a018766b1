CREATE TYPE "public"."vat_class" AS ENUM('exempt', 'general');--> statement-breakpoint
CREATE TYPE "public"."credit_step" AS ENUM('grant', 'use', 'return', 'expire', 'withdraw');--> statement-breakpoint
CREATE TABLE "receipt_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"reference" text NOT NULL,
	"payer_user_id" integer,
	"capture_id" text NOT NULL,
	"refund_id" text,
	"cents" integer NOT NULL,
	"concept" text NOT NULL,
	"vat" "vat_class" NOT NULL,
	"vat_percent" integer NOT NULL,
	"exported_at" timestamp with time zone,
	CONSTRAINT "receipts_number" UNIQUE("series","number")
);
--> statement-breakpoint
CREATE TABLE "plan_children" (
	"user_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"patient_id" integer NOT NULL,
	"stated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_children_user_id_plan_id_pk" PRIMARY KEY("user_id","plan_id")
);
--> statement-breakpoint
CREATE TABLE "session_credits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "session_credits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"subscription_id" integer NOT NULL,
	"step" "credit_step" NOT NULL,
	"sessions" integer NOT NULL,
	"payment" integer,
	"appointment_id" integer,
	CONSTRAINT "session_credits_sign" CHECK (case when "session_credits"."step" in ('grant', 'return') then "session_credits"."sessions" > 0 else "session_credits"."sessions" < 0 end),
	CONSTRAINT "session_credits_of" CHECK (case "session_credits"."step" when 'grant' then "session_credits"."payment" is not null when 'use' then "session_credits"."appointment_id" is not null when 'return' then "session_credits"."appointment_id" is not null else true end)
);
--> statement-breakpoint
CREATE TABLE "subscription_notices" (
	"subscription_id" integer NOT NULL,
	"about" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_notices_subscription_id_about_pk" PRIMARY KEY("subscription_id","about")
);
--> statement-breakpoint
CREATE TABLE "user_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"patient_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"kind" "plan_offer_kind" NOT NULL,
	"audience" "plan_audience" NOT NULL,
	"plan_name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"payments" integer NOT NULL,
	"sessions_per_payment" integer[] NOT NULL,
	"validity_months" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"payments_made" integer DEFAULT 1 NOT NULL,
	"payments_of_round" integer DEFAULT 1 NOT NULL,
	"billing_from" date NOT NULL,
	"billing_base" integer DEFAULT 1 NOT NULL,
	"next_billing_on" date,
	"active" boolean DEFAULT true NOT NULL,
	"cancelled_at" timestamp with time zone,
	"sessions_left" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_subscriptions_sessions" CHECK ("user_subscriptions"."sessions_left" >= 0),
	CONSTRAINT "user_subscriptions_forward" CHECK ("user_subscriptions"."ends_at" > "user_subscriptions"."starts_at"),
	CONSTRAINT "user_subscriptions_payments" CHECK ("user_subscriptions"."payments_of_round" between 1 and "user_subscriptions"."payments" and "user_subscriptions"."payments_made" >= "user_subscriptions"."payments_of_round")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "with_credit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payer_user_id_users_id_fk" FOREIGN KEY ("payer_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_children" ADD CONSTRAINT "plan_children_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_children" ADD CONSTRAINT "plan_children_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_children" ADD CONSTRAINT "plan_children_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_credits" ADD CONSTRAINT "session_credits_subscription_id_user_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."user_subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_notices" ADD CONSTRAINT "subscription_notices_subscription_id_user_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."user_subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_of_capture" ON "receipts" USING btree ("capture_id") WHERE "receipts"."refund_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_of_refund" ON "receipts" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "receipts_by_payer" ON "receipts" USING btree ("payer_user_id","id");--> statement-breakpoint
CREATE INDEX "receipts_to_export" ON "receipts" USING btree ("id") WHERE "receipts"."exported_at" is null;--> statement-breakpoint
CREATE INDEX "session_credits_by_subscription" ON "session_credits" USING btree ("subscription_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_credits_granted" ON "session_credits" USING btree ("subscription_id","payment") WHERE "session_credits"."step" = 'grant';--> statement-breakpoint
CREATE UNIQUE INDEX "session_credits_used" ON "session_credits" USING btree ("appointment_id") WHERE "session_credits"."step" = 'use';--> statement-breakpoint
CREATE UNIQUE INDEX "session_credits_returned" ON "session_credits" USING btree ("appointment_id") WHERE "session_credits"."step" = 'return';--> statement-breakpoint
CREATE INDEX "user_subscriptions_by_user" ON "user_subscriptions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "user_subscriptions_by_patient" ON "user_subscriptions" USING btree ("patient_id","ends_at");--> statement-breakpoint
CREATE INDEX "user_subscriptions_due" ON "user_subscriptions" USING btree ("next_billing_on") WHERE "user_subscriptions"."next_billing_on" is not null;--> statement-breakpoint
CREATE INDEX "user_subscriptions_ending" ON "user_subscriptions" USING btree ("ends_at") WHERE "user_subscriptions"."active" or "user_subscriptions"."sessions_left" > 0;