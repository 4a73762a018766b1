-- Programs of others are told what happens (decision 0056): an event, and a delivery for each endpoint that wants it, in the
-- transaction of what happened. Where no endpoint wants it, nothing is written.
CREATE FUNCTION tell_programs(told_type text, told_at timestamptz, told jsonb) RETURNS void LANGUAGE sql AS $$
  WITH wanted AS (
    SELECT id FROM webhook_endpoints WHERE ended_at IS NULL AND told_type = ANY (events)
  ), event AS (
    INSERT INTO webhook_events (id, type, at, data)
    SELECT gen_random_uuid(), told_type, told_at, told WHERE EXISTS (SELECT FROM wanted)
    RETURNING id
  )
  INSERT INTO webhook_deliveries (event_id, endpoint_id, next_attempt_at)
  SELECT event.id, wanted.id, told_at FROM event CROSS JOIN wanted
$$;
--> statement-breakpoint
-- As JavaScript writes an instant, whatever the connection's time zone.
CREATE FUNCTION wire_instant(instant timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(instant AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
--> statement-breakpoint
-- What programs are told of an appointment: nothing about a person, nor what somebody comes for.
CREATE FUNCTION told_appointment(told_id integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'id', id, 'kind', kind, 'professionalId', professional_id,
    'startsAt', wire_instant(starts_at), 'endsAt', wire_instant(ends_at),
    'status', status, 'cancelledBy', cancellation, 'priceCents', price_cents, 'paid', paid, 'withSession', with_credit,
    'revision', revision)
  FROM appointments WHERE id = told_id
$$;
--> statement-breakpoint
-- The audit log says what was done, and when by the house's clock, each in the transaction that did it. Read at the end of that
-- transaction: an hour that a plan's session pays is written as a hold first.
CREATE FUNCTION tell_programs_of_appointment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told_type text := CASE NEW.action
    WHEN 'appointment.moved' THEN 'appointment.moved'
    WHEN 'appointment.cancelled' THEN 'appointment.cancelled'
    WHEN 'appointment.hold-expired' THEN 'appointment.cancelled'
    ELSE 'appointment.booked' END;
  former jsonb := CASE WHEN told_type = 'appointment.moved' THEN jsonb_build_object('formerStartsAt', NEW.detail -> 'from') ELSE '{}' END;
  told jsonb;
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE ended_at IS NULL AND told_type = ANY (events)) THEN
    RETURN NULL;
  END IF;
  told := told_appointment(split_part(NEW.subject, ':', 2)::integer);
  IF told IS NOT NULL THEN
    PERFORM tell_programs(told_type, NEW.at, jsonb_build_object('appointment', told) || former);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER tell_programs AFTER INSERT ON "audit_log" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.action IN ('appointment.booked', 'appointment.planned', 'appointment.moved', 'appointment.cancelled', 'appointment.hold-expired'))
  EXECUTE FUNCTION tell_programs_of_appointment();
--> statement-breakpoint
-- The ledger says what money came and went, and what it was for: an appointment, or a plan. Money that bought nothing has not been
-- told of, so neither is its return.
CREATE FUNCTION tell_programs_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told_type text := CASE NEW.step WHEN 'verified' THEN 'payment.received' ELSE 'payment.returned' END;
  item text := split_part(NEW.reference, ':', 1);
  item_id integer;
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE ended_at IS NULL AND told_type = ANY (events)) THEN
    RETURN NULL;
  END IF;
  IF NOT EXISTS (SELECT FROM payment_ledger WHERE capture_id = NEW.capture_id AND step = 'verified') THEN
    RETURN NULL;
  END IF;
  item_id := split_part(NEW.reference, ':', 2)::integer;
  PERFORM tell_programs(told_type, NEW.at, jsonb_build_object(
    'cents', NEW.cents, 'method', NEW.method,
    'appointment', CASE item WHEN 'appointment' THEN told_appointment(item_id) END,
    'planId', CASE item
      WHEN 'subscription' THEN item_id
      WHEN 'renewal' THEN (SELECT plan_id FROM user_subscriptions WHERE id = item_id) END));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER tell_programs AFTER INSERT ON "payment_ledger" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.step IN ('verified', 'refunded'))
  EXECUTE FUNCTION tell_programs_of_payment();
