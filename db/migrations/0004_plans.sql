CREATE TYPE "public"."plan_audience" AS ENUM('adult', 'child');--> statement-breakpoint
CREATE TYPE "public"."plan_offer_kind" AS ENUM('landing', 'single', 'monthly', 'quarterly');--> statement-breakpoint
CREATE TABLE "plan_offers" (
	"plan_id" integer NOT NULL,
	"kind" "plan_offer_kind" NOT NULL,
	"price_cents" integer NOT NULL,
	"payments" integer DEFAULT 1 NOT NULL,
	"sessions_per_payment" integer[] NOT NULL,
	"validity_months" integer NOT NULL,
	CONSTRAINT "plan_offers_plan_id_kind_pk" PRIMARY KEY("plan_id","kind"),
	CONSTRAINT "plan_offers_price" CHECK ("plan_offers"."price_cents" > 0),
	CONSTRAINT "plan_offers_validity" CHECK ("plan_offers"."validity_months" > 0),
	CONSTRAINT "plan_offers_payments" CHECK (case when "plan_offers"."kind" in ('landing', 'single') then "plan_offers"."payments" = 1 else "plan_offers"."payments" > 1 end),
	CONSTRAINT "plan_offers_sessions" CHECK (cardinality("plan_offers"."sessions_per_payment") > 0 and 0 < all ("plan_offers"."sessions_per_payment"))
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" integer PRIMARY KEY NOT NULL,
	"audience" "plan_audience" NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"features" jsonb NOT NULL,
	"recommended" boolean DEFAULT false NOT NULL,
	"discount_percent" integer,
	"position" integer NOT NULL,
	CONSTRAINT "plans_discount" CHECK ("plans"."discount_percent" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "plan_offers" ADD CONSTRAINT "plan_offers_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;