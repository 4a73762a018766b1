CREATE TYPE "public"."chat_side" AS ENUM('person', 'team');--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thread_id" integer NOT NULL,
	"client_id" uuid NOT NULL,
	"side" "chat_side" NOT NULL,
	"author_user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sealed_body" text NOT NULL,
	CONSTRAINT "chat_messages_once" UNIQUE("thread_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "chat_threads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_threads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"patient_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"person_read_id" integer DEFAULT 0 NOT NULL,
	"team_read_id" integer DEFAULT 0 NOT NULL,
	"person_told_id" integer DEFAULT 0 NOT NULL,
	"team_told_id" integer DEFAULT 0 NOT NULL,
	"kept_until" date,
	CONSTRAINT "chat_threads_patient_id_unique" UNIQUE("patient_id")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_thread_id_chat_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."chat_threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_author_user_id_users_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_of_thread" ON "chat_messages" USING btree ("thread_id","id");--> statement-breakpoint
CREATE INDEX "chat_threads_kept" ON "chat_threads" USING btree ("kept_until") WHERE "chat_threads"."kept_until" is not null;
--> statement-breakpoint
-- Tells whoever listens that a person's thread has changed, once its transaction stands, and the clinic's side that some
-- thread has; never what it was.
CREATE FUNCTION tell_chat() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  whose integer;
BEGIN
  IF TG_TABLE_NAME = 'chat_threads' THEN
    whose := NEW.patient_id;
  ELSE
    SELECT patient_id INTO whose FROM chat_threads WHERE id = NEW.thread_id;
  END IF;
  PERFORM pg_notify('changes', 'chat');
  PERFORM pg_notify('changes', 'chat:' || whose);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_chat AFTER INSERT ON "chat_messages" FOR EACH ROW EXECUTE FUNCTION tell_chat();
--> statement-breakpoint
CREATE TRIGGER tell_chat AFTER UPDATE OF "person_read_id", "team_read_id" ON "chat_threads"
  FOR EACH ROW EXECUTE FUNCTION tell_chat();
