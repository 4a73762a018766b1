ALTER TYPE "public"."message_status" ADD VALUE 'suppressed';--> statement-breakpoint
CREATE TABLE "unproved_letters" (
	"address_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "username_look" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "former_email" text;--> statement-breakpoint
CREATE INDEX "unproved_letters_by_address" ON "unproved_letters" USING btree ("address_hash","sent_at");--> statement-breakpoint
CREATE INDEX "unproved_letters_by_time" ON "unproved_letters" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "users_by_look" ON "users" USING btree ("username_look");--> statement-breakpoint
-- What the outbox asks of the accounts, whose tables it does not know: whether somebody has proved that an address is theirs.
CREATE FUNCTION is_proved_address(account_id integer, written text) RETURNS boolean LANGUAGE sql STABLE AS $$
  select exists (
    select 1 from public.users
    where id = account_id and closed_at is null
      and ((email = written and email_verified) or (phone = written and phone_verified) or former_email = written)
  )
$$;--> statement-breakpoint
-- As `lookOf` in accounts/names.ts does it, as far as names of before need it.
UPDATE users SET username_look = lower(translate(username, 'I1|0', 'lllo')) WHERE closed_at IS NULL;
