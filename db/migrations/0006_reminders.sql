ALTER TABLE "appointments" ADD COLUMN "moved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "about" text;--> statement-breakpoint
CREATE INDEX "appointments_to_come" ON "appointments" USING btree ("starts_at") WHERE "appointments"."status" = 'confirmed';--> statement-breakpoint
CREATE INDEX "outbox_queued_about" ON "outbox" USING btree ("about") WHERE "outbox"."status" = 'queued' and "outbox"."about" is not null;