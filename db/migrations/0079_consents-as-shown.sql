ALTER TABLE "consents" ADD COLUMN "shown_title" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "shown_body" text;