CREATE TABLE "contact_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"author_user_id" integer NOT NULL,
	"way" text NOT NULL,
	"sealed_text" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_answers_way" CHECK ("contact_answers"."way" in ('email', 'phone'))
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_hash" text,
	"user_id" integer,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"sealed_message" text,
	"state" text DEFAULT 'new' NOT NULL,
	"owner_user_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "contact_messages_request_hash_unique" UNIQUE("request_hash"),
	CONSTRAINT "contact_messages_reachable" CHECK ("contact_messages"."email" is not null or "contact_messages"."phone" is not null),
	CONSTRAINT "contact_messages_state" CHECK ("contact_messages"."state" in ('new', 'taken', 'answered', 'closed')),
	CONSTRAINT "contact_messages_settled_at" CHECK (("contact_messages"."settled_at" is not null) = ("contact_messages"."state" in ('answered', 'closed')))
);
--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_author_user_id_users_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_owner_user_id_users_id_fk" FOREIGN KEY ("owner_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_answers_by_message" ON "contact_answers" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("due_at") WHERE "contact_messages"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_settled" ON "contact_messages" USING btree ("settled_at") WHERE "contact_messages"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_by_user" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_contact_answers" ON "outbox" USING btree ("about") WHERE "outbox"."kind" = 'contact.answer';