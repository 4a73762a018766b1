ALTER TABLE "services" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "features" jsonb;--> statement-breakpoint
-- What was bought keeps what it announced; until now a plan's list could not be changed.
UPDATE "user_subscriptions" SET "features" = "plans"."features" FROM "plans" WHERE "plans"."id" = "user_subscriptions"."plan_id";--> statement-breakpoint
-- Nobody is booked with somebody who has left, whatever an instance still believes: the insert writes nothing, as where the
-- hour is taken. The lock waits for whoever is just being taken out of the team.
CREATE FUNCTION "appointments_only_with_team"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	works boolean;
BEGIN
	SELECT "active" INTO works FROM "professionals" WHERE "id" = NEW."professional_id" FOR KEY SHARE;
	IF works = false THEN RETURN NULL; END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "appointments_only_with_team" BEFORE INSERT ON "appointments" FOR EACH ROW EXECUTE FUNCTION "appointments_only_with_team"();
