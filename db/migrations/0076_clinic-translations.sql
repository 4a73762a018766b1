CREATE TABLE "clinic_translations" (
	"language" text NOT NULL,
	"source_hash" text NOT NULL,
	"source" text NOT NULL,
	"text" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" integer NOT NULL,
	CONSTRAINT "clinic_translations_language_source_hash_pk" PRIMARY KEY("language","source_hash")
);
--> statement-breakpoint
ALTER TABLE "clinic_translations" ADD CONSTRAINT "clinic_translations_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;