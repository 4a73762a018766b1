ALTER TYPE "public"."payment_step" ADD VALUE 'credit_paid_out';--> statement-breakpoint
ALTER TYPE "public"."payment_method" ADD VALUE 'credit';--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"patient_id" integer,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_agreements" (
	"order_id" text NOT NULL,
	"reference" text NOT NULL,
	"plan_id" integer NOT NULL,
	"kind" "plan_offer_kind" NOT NULL,
	"audience" "plan_audience" NOT NULL,
	"plan_name" text NOT NULL,
	"features" jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"payments" integer NOT NULL,
	"sessions_per_payment" integer[] NOT NULL,
	"validity_months" integer NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_agreements_order_id_reference_pk" PRIMARY KEY("order_id","reference")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "first_visit_cents" integer;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "later_visit_cents" integer;--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD COLUMN "credit_account_id" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "credit_account_id" integer;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_agreements" ADD CONSTRAINT "plan_agreements_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_accounts_by_card" ON "credit_accounts" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "plan_agreements_by_time" ON "plan_agreements" USING btree ("agreed_at");--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_credit_account_id_credit_accounts_id_fk" FOREIGN KEY ("credit_account_id") REFERENCES "public"."credit_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_credit_account_id_credit_accounts_id_fk" FOREIGN KEY ("credit_account_id") REFERENCES "public"."credit_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_ledger_of_credit" ON "payment_ledger" USING btree ("credit_account_id","at") WHERE "payment_ledger"."credit_account_id" is not null;