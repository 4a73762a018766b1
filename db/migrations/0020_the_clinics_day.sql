CREATE TABLE "debt_waivers" (
	"attendance_id" bigint PRIMARY KEY NOT NULL,
	"cents" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"entered_by" integer NOT NULL,
	CONSTRAINT "debt_waivers_cents" CHECK ("debt_waivers"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "notice_answers" (
	"patient_id" integer NOT NULL,
	"age" smallint NOT NULL,
	"tells_patient" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"entered_by" integer NOT NULL,
	CONSTRAINT "notice_answers_patient_id_age_pk" PRIMARY KEY("patient_id","age"),
	CONSTRAINT "notice_answers_age" CHECK ("notice_answers"."age" in (14, 16))
);
--> statement-breakpoint
ALTER TABLE "debt_waivers" ADD CONSTRAINT "debt_waivers_attendance_id_attendance_id_fk" FOREIGN KEY ("attendance_id") REFERENCES "public"."attendance"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debt_waivers" ADD CONSTRAINT "debt_waivers_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_answers" ADD CONSTRAINT "notice_answers_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_answers" ADD CONSTRAINT "notice_answers_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipts_by_reference" ON "receipts" USING btree ("reference");
--> statement-breakpoint
-- A debt that was let go stays let go: rows are added, never changed.
REVOKE UPDATE, DELETE, TRUNCATE ON "debt_waivers" FROM onyar_app;
--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT ON "debt_waivers" FOR EACH ROW EXECUTE FUNCTION tell_change('agenda');
