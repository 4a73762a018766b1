CREATE TABLE "attendance_certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attendance_certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"appointment_id" integer NOT NULL,
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"holder" text NOT NULL,
	"holder_name" text,
	"code" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_by" integer NOT NULL,
	CONSTRAINT "attendance_certificates_code_unique" UNIQUE("code"),
	CONSTRAINT "attendance_certificates_number" UNIQUE("series","number"),
	CONSTRAINT "attendance_certificates_holder" CHECK ("attendance_certificates"."holder" in ('patient', 'companion', 'accompanying'))
);
--> statement-breakpoint
ALTER TABLE "attendance_certificates" ADD CONSTRAINT "attendance_certificates_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_certificates" ADD CONSTRAINT "attendance_certificates_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendance_certificates_by_appointment" ON "attendance_certificates" USING btree ("appointment_id");