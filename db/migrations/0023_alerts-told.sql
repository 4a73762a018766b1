-- An urgent alert, and whoever takes it upon them, is told to open screens of the clinic as changes of the agenda are.
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE ON "evaluation_alerts"
  FOR EACH ROW EXECUTE FUNCTION tell_change('agenda');
