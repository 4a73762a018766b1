ALTER TABLE "outbox" ADD COLUMN "patient_id" integer;--> statement-breakpoint
CREATE INDEX "outbox_by_patient" ON "outbox" USING btree ("patient_id") WHERE "outbox"."patient_id" is not null;