CREATE TABLE "discharges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discharges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"patient_id" integer NOT NULL,
	"professional_id" integer NOT NULL,
	"discharged_on" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"entered_by" integer NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "clinical_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clinical_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"patient_id" integer NOT NULL,
	"professional_id" integer NOT NULL,
	"session_on" date NOT NULL,
	"sealed_text" text NOT NULL,
	"marks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reviewed_at" timestamp with time zone,
	"written_at" timestamp with time zone NOT NULL,
	"written_by" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_openings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_openings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"patient_id" integer NOT NULL,
	"opened_by" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"patient_id" integer NOT NULL,
	"kind" text NOT NULL,
	"guardian_id" integer,
	"received_on" date NOT NULL,
	"due_on" date NOT NULL,
	"is_extended" boolean DEFAULT false NOT NULL,
	"sealed_words" text NOT NULL,
	"identity_how" text,
	"identity_at" timestamp with time zone,
	"identity_by" integer,
	"made_at" timestamp with time zone,
	"outcome" text,
	"closed_on" date,
	"closed_by" integer,
	"delivered_how" text,
	"erased" jsonb,
	"entered_at" timestamp with time zone NOT NULL,
	"entered_by" integer NOT NULL,
	CONSTRAINT "record_requests_closed" CHECK (("record_requests"."outcome" is null) = ("record_requests"."closed_on" is null)),
	CONSTRAINT "record_requests_identity" CHECK (("record_requests"."identity_how" is null) = ("record_requests"."identity_at" is null)),
	CONSTRAINT "record_requests_guardian" CHECK ("record_requests"."guardian_id" <> "record_requests"."patient_id")
);
--> statement-breakpoint
ALTER TABLE "discharges" ADD CONSTRAINT "discharges_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discharges" ADD CONSTRAINT "discharges_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discharges" ADD CONSTRAINT "discharges_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinical_notes" ADD CONSTRAINT "clinical_notes_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinical_notes" ADD CONSTRAINT "clinical_notes_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinical_notes" ADD CONSTRAINT "clinical_notes_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_openings" ADD CONSTRAINT "record_openings_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_openings" ADD CONSTRAINT "record_openings_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_requests" ADD CONSTRAINT "record_requests_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_requests" ADD CONSTRAINT "record_requests_guardian_id_patients_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_requests" ADD CONSTRAINT "record_requests_identity_by_users_id_fk" FOREIGN KEY ("identity_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_requests" ADD CONSTRAINT "record_requests_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_requests" ADD CONSTRAINT "record_requests_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discharges_by_patient" ON "discharges" USING btree ("patient_id");--> statement-breakpoint
CREATE UNIQUE INDEX "discharges_once" ON "discharges" USING btree ("patient_id","professional_id","discharged_on") WHERE "discharges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "clinical_notes_by_patient" ON "clinical_notes" USING btree ("patient_id","professional_id");--> statement-breakpoint
CREATE INDEX "record_openings_by_patient" ON "record_openings" USING btree ("patient_id","until");--> statement-breakpoint
CREATE INDEX "record_requests_by_patient" ON "record_requests" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "record_requests_open" ON "record_requests" USING btree ("due_on") WHERE "record_requests"."closed_on" is null;--> statement-breakpoint
-- Who opened a blocked record is only ever added to; where two cards of one person become one, it goes along.
REVOKE UPDATE, TRUNCATE ON "record_openings" FROM onyar_app;
--> statement-breakpoint
GRANT UPDATE ("patient_id") ON "record_openings" TO onyar_app;
--> statement-breakpoint
-- What waits at the desk is told to its open screens.
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE ON "record_requests"
  FOR EACH ROW EXECUTE FUNCTION tell_change('agenda');

