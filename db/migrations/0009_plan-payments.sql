CREATE TABLE "subscription_payments" (
	"subscription_id" integer NOT NULL,
	"number" integer NOT NULL,
	"reference" text NOT NULL,
	"capture_id" text NOT NULL,
	"cents" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_payments_subscription_id_number_pk" PRIMARY KEY("subscription_id","number"),
	CONSTRAINT "subscription_payments_capture_id_unique" UNIQUE("capture_id")
);
--> statement-breakpoint
ALTER TABLE "subscription_payments" ADD CONSTRAINT "subscription_payments_subscription_id_user_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."user_subscriptions"("id") ON DELETE no action ON UPDATE no action;