ALTER TABLE "services" ALTER COLUMN "kind" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "service_id" integer;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "service_name" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "vat" text DEFAULT 'exempt' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "vat" text DEFAULT 'exempt' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "modalities" text[];--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "offered_by" integer[];--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "online" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_service" CHECK (("appointments"."service_id" is null) = ("appointments"."service_name" is null));--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_kind_or_own_terms" CHECK ("services"."kind" is not null or ("services"."minutes" is not null and "services"."modalities" is not null and "services"."offered_by" is not null));