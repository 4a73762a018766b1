CREATE TABLE "second_factor_recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hmac" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "second_factor_recovery_codes_user_id_code_hmac_pk" PRIMARY KEY("user_id","code_hmac")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attendance" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attendance_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"appointment_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"status" text,
	"undoes" bigint,
	"at" timestamp with time zone NOT NULL,
	"entered_by" integer NOT NULL,
	CONSTRAINT "attendance_undoes_unique" UNIQUE("undoes"),
	CONSTRAINT "attendance_entry_or_counter_entry" CHECK (("attendance"."status" is null) <> ("attendance"."undoes" is null))
);
--> statement-breakpoint
CREATE TABLE "guardianships" (
	"patient_id" integer NOT NULL,
	"guardian_id" integer NOT NULL,
	"may_book" boolean NOT NULL,
	"pays" boolean NOT NULL,
	"gets_notices" boolean NOT NULL,
	"may_ask_for_record" boolean NOT NULL,
	"has_no_contact" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guardianships_patient_id_guardian_id_pk" PRIMARY KEY("patient_id","guardian_id"),
	CONSTRAINT "guardianships_of_another" CHECK ("guardianships"."patient_id" <> "guardianships"."guardian_id"),
	CONSTRAINT "guardianships_no_contact" CHECK (not "guardianships"."has_no_contact" or not ("guardianships"."may_book" or "guardianships"."gets_notices" or "guardianships"."may_ask_for_record"))
);
--> statement-breakpoint
CREATE TABLE "patient_invitations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"patient_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "patients" DROP CONSTRAINT "patients_account_or_guardian";--> statement-breakpoint
ALTER TABLE "appointments" ALTER COLUMN "booked_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "entered_by" integer;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "actor_kind" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "actor_role" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "patient_id" integer;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "second_factor_recovery_codes" ADD CONSTRAINT "second_factor_recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_undoes_attendance_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."attendance"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardianships" ADD CONSTRAINT "guardianships_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardianships" ADD CONSTRAINT "guardianships_guardian_id_patients_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_invitations" ADD CONSTRAINT "patient_invitations_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendance_by_appointment" ON "attendance" USING btree ("appointment_id","id");--> statement-breakpoint
CREATE INDEX "guardianships_by_guardian" ON "guardianships" USING btree ("guardian_id");--> statement-breakpoint
CREATE INDEX "patient_invitations_by_patient" ON "patient_invitations" USING btree ("patient_id");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_by_start" ON "appointments" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "audit_by_patient" ON "audit_log" USING btree ("patient_id","id");--> statement-breakpoint
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_user_id_unique" UNIQUE("user_id");--> statement-breakpoint
-- What somebody of the clinic has noted is undone by another note, never taken out.
REVOKE UPDATE, DELETE, TRUNCATE ON "attendance" FROM onyar_app;
--> statement-breakpoint
-- Until now whoever made a child's card did everything for it.
INSERT INTO "guardianships" ("patient_id", "guardian_id", "may_book", "pays", "gets_notices", "may_ask_for_record", "created_at")
  SELECT "id", "guardian_id", true, true, true, true, "created_at" FROM "patients" WHERE "guardian_id" IS NOT NULL;
--> statement-breakpoint
-- Cards that an account makes by booking, in this release and in the one before, which knows of no guardianships.
CREATE FUNCTION patients_first_guardian() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO guardianships (patient_id, guardian_id, may_book, pays, gets_notices, may_ask_for_record, created_at)
    VALUES (NEW.id, NEW.guardian_id, true, true, true, true, NEW.created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER patients_first_guardian AFTER INSERT ON "patients"
  FOR EACH ROW WHEN (NEW.guardian_id IS NOT NULL) EXECUTE FUNCTION patients_first_guardian();
