ALTER TABLE "evaluations" ADD COLUMN "sealed_later" text;--> statement-breakpoint
-- What waits in the clinic's inbox beside threads of the chat is told on the same line: a message of the form, and a
-- questionnaire handed in or shared.
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "contact_messages"
  FOR EACH ROW EXECUTE FUNCTION tell_change('chat');
--> statement-breakpoint
CREATE TRIGGER tell_change AFTER UPDATE OF "finished_at", "released_at" OR DELETE ON "evaluations"
  FOR EACH ROW EXECUTE FUNCTION tell_change('chat');
--> statement-breakpoint
-- A guide that was seeded before gets the pictures drawn since, and the organisation's own door instead of a page below it.
UPDATE "selfcare_activities" SET "image_url" = '/drawings/activity-' || "anchor" || '.svg'
  WHERE "image_url" IS NULL AND "anchor" IN ('slow-breathing', 'five-senses', 'tense-and-release', 'warm-cup', 'name-it',
    'worry-time', 'paper-before-bed', 'one-step', 'gentle-stretch', 'close-the-day', 'awake-at-night', 'short-message',
    'ask-for-help', 'pleasant-thing', 'kind-words');
--> statement-breakpoint
UPDATE "selfcare_activities" SET "external_link" = 'https://www.who.int/es'
  WHERE "external_link" = 'https://www.who.int/publications/i/item/9789240003927';
