ALTER TYPE "public"."payment_step" ADD VALUE 'credit_paid_out';--> statement-breakpoint
ALTER TYPE "public"."payment_method" ADD VALUE 'credit';--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"patient_id" integer,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_agreements" (
	"order_id" text NOT NULL,
	"reference" text NOT NULL,
	"plan_id" integer NOT NULL,
	"kind" "plan_offer_kind" NOT NULL,
	"audience" "plan_audience" NOT NULL,
	"plan_name" text NOT NULL,
	"features" jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"payments" integer NOT NULL,
	"sessions_per_payment" integer[] NOT NULL,
	"validity_months" integer NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_agreements_order_id_reference_pk" PRIMARY KEY("order_id","reference")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "first_visit_cents" integer;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "later_visit_cents" integer;--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD COLUMN "credit_account_id" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "credit_account_id" integer;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_agreements" ADD CONSTRAINT "plan_agreements_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_accounts_by_card" ON "credit_accounts" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "plan_agreements_by_time" ON "plan_agreements" USING btree ("agreed_at");--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_credit_account_id_credit_accounts_id_fk" FOREIGN KEY ("credit_account_id") REFERENCES "public"."credit_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_credit_account_id_credit_accounts_id_fk" FOREIGN KEY ("credit_account_id") REFERENCES "public"."credit_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_ledger_of_credit" ON "payment_ledger" USING btree ("credit_account_id","at") WHERE "payment_ledger"."credit_account_id" is not null;--> statement-breakpoint
-- A key ends for good as soon as whoever made it does not lead the clinic any more, by whatever way that comes: it must not live
-- again with the role.
CREATE FUNCTION users_end_api_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE api_keys SET ended_at = greatest(now(), created_at) WHERE created_by = NEW.id AND ended_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_end_api_keys AFTER UPDATE OF role, disabled_at, closed_at ON "users" FOR EACH ROW
  WHEN (OLD.role = 'admin' AND OLD.disabled_at IS NULL AND OLD.closed_at IS NULL
    AND (NEW.role <> 'admin' OR NEW.disabled_at IS NOT NULL OR NEW.closed_at IS NOT NULL))
  EXECUTE FUNCTION users_end_api_keys();
--> statement-breakpoint
-- Those that were only asleep so far.
UPDATE api_keys k SET ended_at = greatest(now(), k.created_at) FROM users u
  WHERE u.id = k.created_by AND k.ended_at IS NULL AND (u.role <> 'admin' OR u.disabled_at IS NOT NULL OR u.closed_at IS NOT NULL);
--> statement-breakpoint
-- As before, but for one thing: where somebody books for a brought person at that moment and each waits for the other, the booking
-- goes on and the row stays.
CREATE OR REPLACE FUNCTION undo_import(wanted integer, at timestamptz)
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
    EXCEPTION WHEN foreign_key_violation OR deadlock_detected THEN
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
