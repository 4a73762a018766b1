-- This file and those after it up to 0014 are applied in one transaction, which keeps each table it touches until its end.
-- Instances of the release before lock appointments first and the outbox last: whoever took them the other way round would
-- meet them in a deadlock. So all of them at once, in their order, before anything else is touched.
LOCK TABLE "appointments", "reminders", "professionals", "users", "outbox" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "redacted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_unredacted" ON "outbox" USING btree ("id") WHERE "outbox"."redacted_at" is null and "outbox"."status" <> 'queued';