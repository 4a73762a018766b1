CREATE TYPE "public"."evaluation_instrument" AS ENUM('phq-9', 'gad-7');--> statement-breakpoint
CREATE TABLE "evaluation_alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evaluation_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"evaluation_id" integer NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"escalates_at" timestamp with time zone NOT NULL,
	"escalated_at" timestamp with time zone,
	"acknowledged_at" timestamp with time zone,
	"acknowledged_by" integer,
	CONSTRAINT "evaluation_alerts_once" UNIQUE("evaluation_id")
);
--> statement-breakpoint
CREATE TABLE "evaluations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evaluations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"patient_id" integer NOT NULL,
	"instrument" "evaluation_instrument" NOT NULL,
	"sent_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"sealed_answers" text,
	"finished_at" timestamp with time zone,
	"sealed_words" text,
	"released_at" timestamp with time zone,
	"released_by" integer
);
--> statement-breakpoint
ALTER TABLE "evaluation_alerts" ADD CONSTRAINT "evaluation_alerts_evaluation_id_evaluations_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_alerts" ADD CONSTRAINT "evaluation_alerts_acknowledged_by_users_id_fk" FOREIGN KEY ("acknowledged_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_released_by_users_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evaluation_alerts_open" ON "evaluation_alerts" USING btree ("escalates_at") WHERE "evaluation_alerts"."acknowledged_at" is null;--> statement-breakpoint
CREATE INDEX "evaluations_by_patient" ON "evaluations" USING btree ("patient_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "evaluations_open" ON "evaluations" USING btree ("patient_id","instrument") WHERE "evaluations"."finished_at" is null;
--> statement-breakpoint
-- An urgent alert, and whoever takes it upon them, is told to open screens of the clinic as changes of the agenda are.
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE ON "evaluation_alerts"
  FOR EACH ROW EXECUTE FUNCTION tell_change('agenda');
