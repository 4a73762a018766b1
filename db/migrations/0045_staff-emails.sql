ALTER TABLE "users" ADD COLUMN "email_set_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_set_by" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "alert_email" text GENERATED ALWAYS AS (case when email_verified or email_set_by is distinct from id then email end) STORED;