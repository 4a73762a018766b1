CREATE TABLE "working_blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "working_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"professional_id" integer NOT NULL,
	"weekday" smallint NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	"kinds" text[],
	CONSTRAINT "working_blocks_weekday" CHECK ("working_blocks"."weekday" between 1 and 7),
	CONSTRAINT "working_blocks_kinds" CHECK (cardinality("working_blocks"."kinds") > 0),
	CONSTRAINT "working_blocks_times" CHECK ("working_blocks"."opens" ~ '^[0-2][0-9]:[0-5][0-9]$' and "working_blocks"."closes" ~ '^[0-2][0-9]:[0-5][0-9]$'),
	CONSTRAINT "working_blocks_forward" CHECK ("working_blocks"."closes" > "working_blocks"."opens")
);
--> statement-breakpoint
DROP INDEX "appointments_taken";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "pause_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "pause_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "working_blocks" ADD CONSTRAINT "working_blocks_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "working_blocks_by_professional" ON "working_blocks" USING btree ("professional_id");--> statement-breakpoint
CREATE INDEX "appointments_taken" ON "appointments" USING btree ("professional_id","starts_at","ends_at","travel_before_minutes","travel_after_minutes","pause_minutes","status","hold_expires_at") WHERE "appointments"."status" <> 'cancelled';--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_pause" CHECK ("appointments"."pause_minutes" between 0 and 60);--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_pause" CHECK ("services"."pause_minutes" between 0 and 60);--> statement-breakpoint
-- The professional's constraint guards the pause, too. Existing rows have none, so none is refused; an instance of the former
-- release books without a pause.
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_professional_once";--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_professional_once"
  EXCLUDE USING gist (
    "professional_id" WITH =,
    tsrange(
      ("starts_at" AT TIME ZONE 'UTC') - make_interval(mins => "travel_before_minutes"),
      ("ends_at" AT TIME ZONE 'UTC') + make_interval(mins => "travel_after_minutes" + "pause_minutes"),
      '[)'
    ) WITH &&
  )
  WHERE ("status" <> 'cancelled');
--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "working_blocks"
  FOR EACH ROW EXECUTE FUNCTION tell_change('agenda');
