-- Signals contain network addresses: unlogged, so they are in no archive and no replica.
CREATE TABLE "video_participants" (
	"appointment_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"role" text NOT NULL,
	"peer" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"admitted_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "video_participants_appointment_id_starts_at_role_pk" PRIMARY KEY("appointment_id","starts_at","role")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "video_signals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "video_signals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" uuid NOT NULL,
	"sender" uuid NOT NULL,
	"data" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "video_participants" ADD CONSTRAINT "video_participants_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_signals_by_recipient" ON "video_signals" USING btree ("recipient","id");