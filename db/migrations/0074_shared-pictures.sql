CREATE TABLE "shared_pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" integer NOT NULL,
	CONSTRAINT "shared_pictures_size" CHECK (octet_length("shared_pictures"."bytes") between 1 and 300000)
);
--> statement-breakpoint
ALTER TABLE "shared_pictures" ADD CONSTRAINT "shared_pictures_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;