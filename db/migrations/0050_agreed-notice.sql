-- Existing appointments were booked under the notice of the configuration so far, which the migrating process names. The same
-- default serves an instance of the former release that still books while this runs; this release always states the value.
DO $$ BEGIN
	EXECUTE format('ALTER TABLE "appointments" ADD COLUMN "cancellation_hours" integer DEFAULT %s NOT NULL',
		coalesce(nullif(current_setting('onyar.cancellation_hours', true), ''), '24')::integer);
END $$;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_cancellation_hours" CHECK ("appointments"."cancellation_hours" between 0 and 720);