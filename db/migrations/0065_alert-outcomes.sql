CREATE TABLE "evaluation_alert_outcomes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evaluation_alert_outcomes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"alert_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"entered_by" integer NOT NULL,
	"sealed_text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "evaluation_alerts" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "evaluation_alerts" ADD COLUMN "closed_by" integer;--> statement-breakpoint
ALTER TABLE "evaluation_alert_outcomes" ADD CONSTRAINT "evaluation_alert_outcomes_alert_id_evaluation_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."evaluation_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_alert_outcomes" ADD CONSTRAINT "evaluation_alert_outcomes_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evaluation_alert_outcomes_by_alert" ON "evaluation_alert_outcomes" USING btree ("alert_id");--> statement-breakpoint
ALTER TABLE "evaluation_alerts" ADD CONSTRAINT "evaluation_alerts_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Alerts acknowledged before closing existed are over.
UPDATE "evaluation_alerts" SET "closed_at" = "acknowledged_at", "closed_by" = "acknowledged_by" WHERE "acknowledged_at" IS NOT NULL;
