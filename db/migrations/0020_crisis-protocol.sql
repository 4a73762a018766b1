CREATE TABLE "crisis_protocols" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "crisis_protocols_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"responders" text NOT NULL,
	"hours" text NOT NULL,
	"steps" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"signed_by" integer NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "crisis_protocols" ADD CONSTRAINT "crisis_protocols_signed_by_users_id_fk" FOREIGN KEY ("signed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "crisis_protocols_one" ON "crisis_protocols" USING btree (("ended_at" is null)) WHERE "crisis_protocols"."ended_at" is null;