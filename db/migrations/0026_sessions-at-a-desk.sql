ALTER TABLE "sessions" ADD COLUMN "desk_hash" text;--> statement-breakpoint
CREATE INDEX "sessions_by_desk" ON "sessions" USING btree ("desk_hash");