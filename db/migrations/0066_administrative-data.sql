ALTER TABLE "patients" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "document" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "emergency_name" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "emergency_phone" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "emergency_relation" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "desk_remark" text;--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_language" CHECK ("patients"."language" in ('es', 'ca', 'en', 'other'));