CREATE TYPE "public"."consent_ground" AS ENUM('reason', 'family_only');--> statement-breakpoint
CREATE TYPE "public"."consent_kind" AS ENUM('treatment', 'minors', 'data', 'video');--> statement-breakpoint
CREATE TYPE "public"."consent_way" AS ENUM('link', 'desk', 'paper');--> statement-breakpoint
CREATE TYPE "public"."family_arrangement" AS ENUM('both', 'one', 'court_ruling', 'art_236_8', 'disagreement');--> statement-breakpoint
CREATE TABLE "consent_arrangements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_arrangements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"patient_id" integer NOT NULL,
	"arrangement" "family_arrangement" NOT NULL,
	"sealed_note" text,
	"at" timestamp with time zone NOT NULL,
	"entered_by" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_exceptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_exceptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"patient_id" integer NOT NULL,
	"appointment_id" integer NOT NULL,
	"ground" "consent_ground" NOT NULL,
	"sealed_reason" text,
	"missing" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"entered_by" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"patient_id" integer NOT NULL,
	"signer_id" integer NOT NULL,
	"text_ids" integer[] NOT NULL,
	"way" "consent_way" NOT NULL,
	"sealed_address" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_by" integer NOT NULL,
	CONSTRAINT "consent_requests_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "consent_requests_way" CHECK ("consent_requests"."way" <> 'paper')
);
--> statement-breakpoint
CREATE TABLE "consent_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "consent_kind" NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"hash" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" integer,
	CONSTRAINT "consent_texts_version" UNIQUE("kind","version")
);
--> statement-breakpoint
CREATE TABLE "consent_withdrawals" (
	"consent_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"entered_by" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"patient_id" integer NOT NULL,
	"signer_id" integer NOT NULL,
	"text_id" integer NOT NULL,
	"text_hash" text NOT NULL,
	"way" "consent_way" NOT NULL,
	"signed_on" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sealed_evidence" text,
	"request_id" integer,
	"entered_by" integer
);
--> statement-breakpoint
ALTER TABLE "consent_arrangements" ADD CONSTRAINT "consent_arrangements_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_arrangements" ADD CONSTRAINT "consent_arrangements_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_exceptions" ADD CONSTRAINT "consent_exceptions_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_exceptions" ADD CONSTRAINT "consent_exceptions_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_signer_id_patients_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_texts" ADD CONSTRAINT "consent_texts_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_withdrawals" ADD CONSTRAINT "consent_withdrawals_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_withdrawals" ADD CONSTRAINT "consent_withdrawals_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_signer_id_patients_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_text_id_consent_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."consent_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_request_id_consent_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."consent_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_arrangements_by_patient" ON "consent_arrangements" USING btree ("patient_id","id");--> statement-breakpoint
CREATE INDEX "consent_exceptions_by_patient" ON "consent_exceptions" USING btree ("patient_id","id");--> statement-breakpoint
CREATE INDEX "consent_requests_by_patient" ON "consent_requests" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "consent_requests_by_signer" ON "consent_requests" USING btree ("signer_id");--> statement-breakpoint
CREATE INDEX "consents_by_patient" ON "consents" USING btree ("patient_id","id");--> statement-breakpoint
CREATE INDEX "consents_by_signer" ON "consents" USING btree ("signer_id");--> statement-breakpoint
-- A published text never changes; nor does what was signed, by whom, how and when. Cards may be joined, and keys renewed.
REVOKE UPDATE, DELETE, TRUNCATE ON "consent_texts" FROM onyar_app;
--> statement-breakpoint
REVOKE UPDATE, TRUNCATE ON "consents", "consent_withdrawals", "consent_arrangements", "consent_exceptions" FROM onyar_app;
--> statement-breakpoint
GRANT UPDATE ("patient_id", "signer_id", "sealed_evidence") ON "consents" TO onyar_app;
--> statement-breakpoint
GRANT UPDATE ("patient_id", "sealed_note") ON "consent_arrangements" TO onyar_app;
--> statement-breakpoint
GRANT UPDATE ("patient_id", "sealed_reason") ON "consent_exceptions" TO onyar_app;
