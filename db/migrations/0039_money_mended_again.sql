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
ALTER TABLE "plan_agreements" ADD CONSTRAINT "plan_agreements_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_agreements_by_time" ON "plan_agreements" USING btree ("agreed_at");