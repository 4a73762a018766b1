CREATE TABLE "debt_waivers" (
	"attendance_id" bigint PRIMARY KEY NOT NULL,
	"cents" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"entered_by" integer NOT NULL,
	CONSTRAINT "debt_waivers_cents" CHECK ("debt_waivers"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "callback_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "callback_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"callback_id" integer NOT NULL,
	"undoes" integer,
	"at" timestamp with time zone NOT NULL,
	"entered_by" integer NOT NULL,
	CONSTRAINT "callback_entries_undoes_unique" UNIQUE("undoes")
);
--> statement-breakpoint
CREATE TABLE "callbacks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "callbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"for_professional_id" integer,
	"patient_id" integer,
	"reason" text NOT NULL,
	"sealed_words" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"entered_by" integer NOT NULL
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
ALTER TABLE "appointments" ADD COLUMN "moved_into_absence" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "opening_hours" ADD COLUMN "kinds" text[];--> statement-breakpoint
ALTER TABLE "debt_waivers" ADD CONSTRAINT "debt_waivers_attendance_id_attendance_id_fk" FOREIGN KEY ("attendance_id") REFERENCES "public"."attendance"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debt_waivers" ADD CONSTRAINT "debt_waivers_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callback_entries" ADD CONSTRAINT "callback_entries_callback_id_callbacks_id_fk" FOREIGN KEY ("callback_id") REFERENCES "public"."callbacks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callback_entries" ADD CONSTRAINT "callback_entries_undoes_callback_entries_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."callback_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callback_entries" ADD CONSTRAINT "callback_entries_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callbacks" ADD CONSTRAINT "callbacks_for_professional_id_professionals_id_fk" FOREIGN KEY ("for_professional_id") REFERENCES "public"."professionals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callbacks" ADD CONSTRAINT "callbacks_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callbacks" ADD CONSTRAINT "callbacks_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_answers" ADD CONSTRAINT "notice_answers_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_answers" ADD CONSTRAINT "notice_answers_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "callback_entries_by_callback" ON "callback_entries" USING btree ("callback_id");--> statement-breakpoint
CREATE INDEX "callbacks_by_at" ON "callbacks" USING btree ("at");--> statement-breakpoint
CREATE INDEX "callbacks_by_patient" ON "callbacks" USING btree ("patient_id") WHERE "callbacks"."patient_id" is not null;--> statement-breakpoint
CREATE INDEX "receipts_by_reference" ON "receipts" USING btree ("reference");--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_kinds" CHECK (cardinality("opening_hours"."kinds") > 0);
--> statement-breakpoint
-- A debt that was let go stays let go: rows are added, never changed.
REVOKE UPDATE, DELETE, TRUNCATE ON "debt_waivers" FROM onyar_app;
--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT ON "debt_waivers" FOR EACH ROW EXECUTE FUNCTION tell_change('agenda');
--> statement-breakpoint
-- That somebody called is taken back by another row; both go with their callback, some weeks later.
REVOKE UPDATE, TRUNCATE ON "callback_entries" FROM onyar_app;
--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE ON "callbacks" FOR EACH ROW EXECUTE FUNCTION tell_change('agenda');
--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT ON "callback_entries" FOR EACH ROW EXECUTE FUNCTION tell_change('agenda');
