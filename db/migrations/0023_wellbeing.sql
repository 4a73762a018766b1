CREATE TABLE "check_in_consents" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"statement" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "selfcare_activities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "selfcare_activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"anchor" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"duration" text NOT NULL,
	"minutes" integer NOT NULL,
	"frequency" text NOT NULL,
	"difficulty" text NOT NULL,
	"benefits" text[] NOT NULL,
	"instructions" text NOT NULL,
	"breathing" jsonb,
	"image_url" text,
	"external_link" text,
	"tags" text[] NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "selfcare_activities_anchor_unique" UNIQUE("anchor"),
	CONSTRAINT "selfcare_activities_minutes" CHECK ("selfcare_activities"."minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "selfcare_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "selfcare_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text NOT NULL,
	"icon" text NOT NULL,
	"color" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_assessments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_assessments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"on_day" date NOT NULL,
	"sealed_answers" text NOT NULL,
	CONSTRAINT "user_assessments_once_a_day" UNIQUE("user_id","on_day")
);
--> statement-breakpoint
CREATE TABLE "user_favourite_activities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_favourite_activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"activity_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_favourite_activities_once" UNIQUE("user_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "user_recommendations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_recommendations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"assessment_id" integer NOT NULL,
	"generated_at" timestamp with time zone NOT NULL,
	"sealed_activities" text NOT NULL,
	"viewed" boolean DEFAULT false NOT NULL,
	"saved" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "check_in_consents" ADD CONSTRAINT "check_in_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selfcare_activities" ADD CONSTRAINT "selfcare_activities_category_id_selfcare_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."selfcare_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_assessments" ADD CONSTRAINT "user_assessments_user_id_check_in_consents_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."check_in_consents"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_favourite_activities" ADD CONSTRAINT "user_favourite_activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_favourite_activities" ADD CONSTRAINT "user_favourite_activities_activity_id_selfcare_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."selfcare_activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_recommendations" ADD CONSTRAINT "user_recommendations_user_id_check_in_consents_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."check_in_consents"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_recommendations" ADD CONSTRAINT "user_recommendations_assessment_id_user_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."user_assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "selfcare_activities_by_category" ON "selfcare_activities" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "user_favourite_activities_by_activity" ON "user_favourite_activities" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "user_recommendations_by_user" ON "user_recommendations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_recommendations_by_assessment" ON "user_recommendations" USING btree ("assessment_id");