-- Tells whoever listens that something of a topic has changed, once its transaction stands; never what it was. Equal words of
-- one transaction are one.
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "appointments"
  FOR EACH ROW EXECUTE FUNCTION tell_change('agenda');
--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT ON "attendance" FOR EACH ROW EXECUTE FUNCTION tell_change('agenda');
--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "absences"
  FOR EACH ROW EXECUTE FUNCTION tell_change('agenda');
--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "extra_hours"
  FOR EACH ROW EXECUTE FUNCTION tell_change('agenda');
--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "opening_hours"
  FOR EACH ROW EXECUTE FUNCTION tell_change('agenda');
--> statement-breakpoint
CREATE TRIGGER tell_change AFTER UPDATE ON "patients" FOR EACH ROW EXECUTE FUNCTION tell_change('agenda');
