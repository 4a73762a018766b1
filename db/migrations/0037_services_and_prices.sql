CREATE TABLE "price_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer,
	"plan_id" integer,
	"offer" "plan_offer_kind",
	"from_on" date NOT NULL,
	"price_cents" integer NOT NULL,
	"first_visit_price_cents" integer,
	"applied_at" timestamp with time zone,
	CONSTRAINT "price_changes_once_a_day" UNIQUE NULLS NOT DISTINCT("service_id","plan_id","offer","from_on"),
	CONSTRAINT "price_changes_price" CHECK ("price_changes"."price_cents" > 0),
	CONSTRAINT "price_changes_of_one_thing" CHECK (("price_changes"."service_id" is null) = ("price_changes"."plan_id" is not null) and ("price_changes"."plan_id" is null) = ("price_changes"."offer" is null))
);
--> statement-breakpoint
ALTER TABLE "services" ALTER COLUMN "kind" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "service_id" integer;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "service_name" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "vat" text DEFAULT 'exempt' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "vat" text DEFAULT 'exempt' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "modalities" text[];--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "offered_by" integer[];--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "online" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_to_come" ON "price_changes" USING btree ("from_on") WHERE "price_changes"."applied_at" is null;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_service" CHECK (("appointments"."service_id" is null) = ("appointments"."service_name" is null));--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_kind_or_own_terms" CHECK ("services"."kind" is not null or ("services"."minutes" is not null and "services"."modalities" is not null and "services"."offered_by" is not null));