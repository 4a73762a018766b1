ALTER TABLE "evaluations" ADD COLUMN "sealed_later" text;--> statement-breakpoint
-- What waits in the clinic's inbox beside threads of the chat is told on the same line: a message of the form, and a
-- questionnaire handed in or shared.
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "contact_messages"
  FOR EACH ROW EXECUTE FUNCTION tell_change('chat');
--> statement-breakpoint
CREATE TRIGGER tell_change AFTER UPDATE OF "finished_at", "released_at" OR DELETE ON "evaluations"
  FOR EACH ROW EXECUTE FUNCTION tell_change('chat');
