CREATE TABLE "installations" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "installations_only" CHECK ("installations"."is_only")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "supplement_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "supplement_of" integer;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_supplement" CHECK (("appointments"."supplement_cents" > 0) = ("appointments"."supplement_of" is not null));