-- What Drizzle's tables cannot say: no double booking, and what the application may do.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- A professional has one consultation at a time; cancelled ones do not count. '[)' lets one begin as another ends.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_professional_once"
  EXCLUDE USING gist ("professional_id" WITH =, tstzrange("starts_at", "ends_at", '[)') WITH &&)
  WHERE ("status" <> 'cancelled');
--> statement-breakpoint
-- So has a patient.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_patient_once"
  EXCLUDE USING gist ("patient_id" WITH =, tstzrange("starts_at", "ends_at", '[)') WITH &&)
  WHERE ("status" <> 'cancelled');
--> statement-breakpoint
-- Whoever changes a person's appointments waits here for that person's other requests, and reads the number of unpaid
-- holds *after* the wait: a plain SELECT beside the lock would still count what it saw before waiting.
CREATE FUNCTION live_holds_in_turn(booker integer, at timestamptz) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(1, booker);
  RETURN (SELECT count(*) FROM appointments WHERE booked_by = booker AND status = 'pending' AND hold_expires_at > at);
END $$;
--> statement-breakpoint
INSERT INTO "content_version" ("only") VALUES (true);
--> statement-breakpoint
-- The role onyar_app is made before the migrations (src/platform/postgres/login-role.server.ts).
GRANT USAGE ON SCHEMA public TO onyar_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO onyar_app;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO onyar_app;
--> statement-breakpoint
-- The audit log is only ever added to.
REVOKE UPDATE, DELETE, TRUNCATE ON "audit_log" FROM onyar_app;
