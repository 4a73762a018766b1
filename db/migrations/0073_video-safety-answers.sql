-- Answers are deleted when the call ends: unlogged, so they are in no archive, no replica and no backup.
CREATE UNLOGGED TABLE "video_safety_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "video_safety_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"appointment_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"role" text NOT NULL,
	"sealed_answer" text NOT NULL,
	CONSTRAINT "video_safety_answers_place" UNIQUE("appointment_id","starts_at","role")
);
--> statement-breakpoint
ALTER TABLE "video_safety_answers" ADD CONSTRAINT "video_safety_answers_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;