CREATE TABLE "appointment_series" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointment_series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"every_weeks" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appointment_series_every_weeks" CHECK ("appointment_series"."every_weeks" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "patient_hours" (
	"appointment_id" integer NOT NULL,
	"patient_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "patient_hours_appointment_id_patient_id_pk" PRIMARY KEY("appointment_id","patient_id")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "companion_id" integer;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "series_id" integer;--> statement-breakpoint
ALTER TABLE "patient_hours" ADD CONSTRAINT "patient_hours_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_hours" ADD CONSTRAINT "patient_hours_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_companion_id_patients_id_fk" FOREIGN KEY ("companion_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_series_id_appointment_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."appointment_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_by_companion" ON "appointments" USING btree ("companion_id") WHERE "appointments"."companion_id" is not null;--> statement-breakpoint
CREATE INDEX "appointments_by_series" ON "appointments" USING btree ("series_id","starts_at") WHERE "appointments"."series_id" is not null;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_two_people" CHECK ("appointments"."companion_id" <> "appointments"."patient_id");
--> statement-breakpoint
-- Nobody has two hours at once, whether they come as the first or as the second of two.
ALTER TABLE "patient_hours" ADD CONSTRAINT "patient_hours_once"
  EXCLUDE USING gist ("patient_id" WITH =, tstzrange("starts_at", "ends_at", '[)') WITH &&);
--> statement-breakpoint
-- Writes down when the people of an appointment are busy. In the order of their ids and without waiting for two at once, so
-- that none waits for another in a circle. What it refuses it refuses by the name that the release before knows: a patient is
-- taken.
CREATE FUNCTION appointments_patient_hours() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE written integer;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM patient_hours WHERE appointment_id = NEW.id;
  END IF;
  IF NEW.status = 'cancelled' THEN
    RETURN NULL;
  END IF;
  INSERT INTO patient_hours (appointment_id, patient_id, starts_at, ends_at)
    SELECT NEW.id, who, NEW.starts_at, NEW.ends_at FROM unnest(ARRAY[NEW.patient_id, NEW.companion_id]) who
    WHERE who IS NOT NULL ORDER BY who
    ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS written = ROW_COUNT;
  IF written < num_nonnulls(NEW.patient_id, NEW.companion_id) THEN
    RAISE EXCEPTION 'a patient of appointment % is taken then', NEW.id
      USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'appointments_patient_once';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER appointments_patient_hours_written AFTER INSERT ON "appointments"
  FOR EACH ROW EXECUTE FUNCTION appointments_patient_hours();
--> statement-breakpoint
CREATE TRIGGER appointments_patient_hours_changed AFTER UPDATE ON "appointments" FOR EACH ROW
  WHEN ((OLD.patient_id, OLD.companion_id, OLD.starts_at, OLD.ends_at, OLD.status = 'cancelled')
    IS DISTINCT FROM (NEW.patient_id, NEW.companion_id, NEW.starts_at, NEW.ends_at, NEW.status = 'cancelled'))
  EXECUTE FUNCTION appointments_patient_hours();
--> statement-breakpoint
-- What is booked already. The triggers lock the table until this is done, so nothing comes in between.
INSERT INTO "patient_hours" ("appointment_id", "patient_id", "starts_at", "ends_at")
  SELECT "id", "patient_id", "starts_at", "ends_at" FROM "appointments" WHERE "status" <> 'cancelled';
