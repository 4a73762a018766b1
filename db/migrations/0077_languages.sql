-- Transactions of the release before lock appointments first and the outbox last; in another order they could deadlock
-- with this one.
LOCK TABLE "appointments", "attendance_certificates", "consents", "contact_messages", "users", "outbox" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "attendance_certificates" ADD COLUMN "language" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "language" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "language" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language" CHECK ("users"."language" in ('es', 'ca', 'en', 'other'));--> statement-breakpoint
UPDATE "users" SET "language" = p."language" FROM "patients" p WHERE p."user_id" = "users"."id" AND p."language" IS NOT NULL;
