CREATE TABLE "imported_rows" (
	"import_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	CONSTRAINT "imported_rows_import_id_subject_id_pk" PRIMARY KEY("import_id","subject_id"),
	CONSTRAINT "imported_rows_subject" CHECK ("imported_rows"."subject_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"rows" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" integer NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "user_subscriptions" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ALTER COLUMN "plan_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "is_quiet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_rows" ADD CONSTRAINT "imported_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_brought" CHECK (("user_subscriptions"."plan_id" is null) = ("user_subscriptions"."user_id" is null));