ALTER TABLE "professionals" ADD COLUMN "kinds" text[];--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "kind" text DEFAULT 'attendance' NOT NULL;--> statement-breakpoint
-- An older instance names no kind, and asks for no particular key when two write the same reminder.
ALTER TABLE "reminders" DROP CONSTRAINT "reminders_appointment_id_starts_at_pk";--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_appointment_id_starts_at_kind_pk" PRIMARY KEY("appointment_id","starts_at","kind");--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "travel_before_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "travel_after_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "hold_network" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_travel" CHECK ("appointments"."travel_before_minutes" between 0 and 240 and "appointments"."travel_after_minutes" between 0 and 240);--> statement-breakpoint
CREATE INDEX "appointments_network_holds" ON "appointments" USING btree ("hold_network","hold_expires_at") WHERE "appointments"."hold_network" is not null;--> statement-breakpoint
-- The professional's constraint guards the ways to and from a visit, too. In UTC wall time, because an instant minus an
-- interval is not immutable in PostgreSQL and an index asks for that. Every former row has no way yet, so none is refused.
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_professional_once";--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_professional_once"
  EXCLUDE USING gist (
    "professional_id" WITH =,
    tsrange(
      ("starts_at" AT TIME ZONE 'UTC') - make_interval(mins => "travel_before_minutes"),
      ("ends_at" AT TIME ZONE 'UTC') + make_interval(mins => "travel_after_minutes"),
      '[)'
    ) WITH &&
  )
  WHERE ("status" <> 'cancelled');
--> statement-breakpoint
-- Home visits that are booked already get their ways where nothing stands there yet; for the others the clinic decides.
DO $$
DECLARE visit integer;
BEGIN
  FOR visit IN SELECT "id" FROM "appointments" WHERE "kind" = 'home' AND "status" <> 'cancelled' AND "starts_at" > now() ORDER BY "starts_at" LOOP
    BEGIN
      UPDATE "appointments" SET "travel_before_minutes" = 45, "travel_after_minutes" = 45 WHERE "id" = visit;
    EXCEPTION WHEN exclusion_violation THEN NULL;
    END;
  END LOOP;
END $$;
--> statement-breakpoint
-- From now on a cancelled row keeps the end of its hold only where the hold ran out. Those let go of in time forget it.
UPDATE "appointments" SET "hold_expires_at" = NULL
  WHERE "status" = 'cancelled' AND "cancellation" = 'person' AND "hold_expires_at" > now() - interval '2 days';
--> statement-breakpoint
-- As live_holds_in_turn, which instances of before still call: waits for this person's other requests and reads after the
-- wait. Besides the holds that live it says when those of the last day ran out unpaid, the latest first.
CREATE FUNCTION booking_turn(booker integer, at timestamptz) RETURNS TABLE (holds integer, ran_out timestamptz[]) LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(1, booker);
  RETURN QUERY
    SELECT count(*) FILTER (WHERE a.status = 'pending' AND a.hold_expires_at > at)::integer,
      coalesce(array_agg(a.hold_expires_at ORDER BY a.hold_expires_at DESC) FILTER (WHERE a.hold_expires_at <= at), '{}')
    FROM appointments a
    WHERE a.booked_by = booker AND a.status <> 'confirmed' AND a.hold_expires_at > at - interval '1 day';
END $$;
--> statement-breakpoint
-- The live holds of a network, counted after a wait for its other bookings, and when the next of them ends. Asked last in a
-- booking, so that whoever waits here holds nothing that the one ahead could want.
CREATE FUNCTION network_holds_in_turn(network text, at timestamptz) RETURNS TABLE (holds integer, next_end timestamptz) LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(13, hashtext(network));
  RETURN QUERY
    SELECT count(*)::integer, min(a.hold_expires_at) FROM appointments a
    WHERE a.hold_network = network AND a.status = 'pending' AND a.hold_expires_at > at;
END $$;
--> statement-breakpoint
-- Where somebody booked from is known for as long as the hold counts against it, whoever ends the hold and however.
CREATE FUNCTION forget_hold_network() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.hold_network := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER appointments_forget_network BEFORE UPDATE ON "appointments" FOR EACH ROW
  WHEN (NEW."hold_network" IS NOT NULL AND NEW."status" <> 'pending') EXECUTE FUNCTION forget_hold_network();
--> statement-breakpoint
-- Instances of the release before let a hold go without forgetting its end, and it would count as one that ran out. Ours forget
-- it themselves; a hold that is over when it is let go keeps its end, and so does one that time has already cancelled.
CREATE FUNCTION forget_hold_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.hold_expires_at := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER appointments_forget_end BEFORE UPDATE ON "appointments" FOR EACH ROW
  WHEN (OLD."status" = 'pending' AND NEW."status" = 'cancelled' AND NEW."cancellation" = 'person' AND NEW."hold_expires_at" > now())
  EXECUTE FUNCTION forget_hold_end();
