-- Takes back what an import has made and on what nothing has happened since; the rest it leaves, and says why. The app's login
-- may delete nothing of the ledger of sessions, and needs not: this can delete nothing but what an import has brought.
-- Whatever a later table keeps of a card, an appointment or a package stands in its way by its foreign key.
CREATE FUNCTION undo_import(wanted integer, at timestamptz)
RETURNS TABLE (left_id integer, because text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  brought text;
  one integer;
  reason text;
BEGIN
  SELECT i.kind INTO brought FROM imports i WHERE i.id = wanted FOR UPDATE;
  FOR one IN SELECT r.subject_id FROM imported_rows r WHERE r.import_id = wanted ORDER BY r.subject_id LOOP
    reason := NULL;
    BEGIN
      IF brought = 'people' THEN
        PERFORM 1 FROM patients p WHERE p.id = one FOR UPDATE;
        SELECT CASE
          WHEN p.user_id IS NOT NULL THEN 'account'
          WHEN p.blocked_until IS NOT NULL
            OR EXISTS (SELECT FROM receipts r WHERE r.payer_patient_id = one) THEN 'used'
          WHEN EXISTS (SELECT FROM audit_log l
            WHERE l.patient_id = one AND l.action IN ('patient.changed', 'patient.joined')) THEN 'changed' END
        INTO reason FROM patients p WHERE p.id = one;
        IF reason IS NULL THEN DELETE FROM patients p WHERE p.id = one; END IF;
      ELSIF brought = 'appointments' THEN
        PERFORM 1 FROM appointments a WHERE a.id = one FOR UPDATE;
        SELECT CASE
          WHEN a.paid OR a.with_credit
            OR EXISTS (SELECT FROM payment_ledger l WHERE l.reference = 'appointment:' || one)
            OR EXISTS (SELECT FROM wallet_orders o WHERE o.reference = 'appointment:' || one)
            OR EXISTS (SELECT FROM session_credits c WHERE c.appointment_id = one) THEN 'paid'
          WHEN EXISTS (SELECT FROM attendance t WHERE t.appointment_id = one) THEN 'attended'
          WHEN a.status <> 'confirmed' OR a.revision > 0 OR a.companion_id IS NOT NULL
            OR a.sealed_notes IS NOT NULL THEN 'changed'
          WHEN a.starts_at <= at THEN 'over'
          WHEN a.attendance_confirmed_at IS NOT NULL
            OR EXISTS (SELECT FROM reminders m WHERE m.appointment_id = one) THEN 'told' END
        INTO reason FROM appointments a WHERE a.id = one;
        IF reason IS NULL THEN DELETE FROM appointments a WHERE a.id = one; END IF;
      ELSE
        PERFORM 1 FROM user_subscriptions s WHERE s.id = one FOR UPDATE;
        SELECT CASE WHEN s.plan_id IS NOT NULL OR NOT s.active OR s.cancelled_at IS NOT NULL
          OR (SELECT count(*) FROM session_credits c WHERE c.subscription_id = one) <> 1 THEN 'used' END
        INTO reason FROM user_subscriptions s WHERE s.id = one;
        IF reason IS NULL THEN
          DELETE FROM session_credits c WHERE c.subscription_id = one;
          DELETE FROM user_subscriptions s WHERE s.id = one;
        END IF;
      END IF;
    EXCEPTION WHEN foreign_key_violation THEN
      reason := 'used';
    END;
    IF reason IS NULL THEN
      DELETE FROM imported_rows r WHERE r.import_id = wanted AND r.subject_id = one;
    ELSE
      left_id := one;
      because := reason;
      RETURN NEXT;
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION undo_import(integer, timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION undo_import(integer, timestamptz) TO onyar_app;
