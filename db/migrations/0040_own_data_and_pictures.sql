CREATE TABLE "wallet_trials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_trials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" integer NOT NULL,
	"outcome" text,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "organization_details" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organization_details_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"holds_from" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"map_url" text NOT NULL,
	"holder" text NOT NULL,
	"tax_id" text NOT NULL,
	"register" text NOT NULL,
	"centre_authorisation" text NOT NULL,
	"college" text NOT NULL,
	"degree" text NOT NULL,
	"is_invented" boolean NOT NULL,
	"last_revision" text NOT NULL,
	"entered_by" integer
);
--> statement-breakpoint
CREATE TABLE "professional_pictures" (
	"professional_id" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "professional_pictures_size" CHECK (octet_length("professional_pictures"."bytes") between 1 and 100000)
);
--> statement-breakpoint
ALTER TABLE "wallet_trials" ADD CONSTRAINT "wallet_trials_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_details" ADD CONSTRAINT "organization_details_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_pictures" ADD CONSTRAINT "professional_pictures_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organization_details_by_instant" ON "organization_details" USING btree ("holds_from","id");--> statement-breakpoint
CREATE INDEX "professional_pictures_by_hash" ON "professional_pictures" USING btree ("hash");--> statement-breakpoint
-- What was issued names who the clinic was then: rows are only added.
REVOKE UPDATE, DELETE, TRUNCATE ON "organization_details" FROM onyar_app;
