CREATE TABLE "first_admin_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "launch" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"opens_on" date,
	"opened_at" timestamp with time zone,
	"opened_by" integer
);
--> statement-breakpoint
CREATE TABLE "launch_confirmations" (
	"step" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"done_on" date NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"confirmed_by" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "registration_number" text;--> statement-breakpoint
ALTER TABLE "launch" ADD CONSTRAINT "launch_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch_confirmations" ADD CONSTRAINT "launch_confirmations_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A clinic that has a catalogue already is open: its site was before anybody could be asked.
INSERT INTO "launch" ("only", "opened_at") SELECT true, now() WHERE EXISTS (SELECT 1 FROM "services");
