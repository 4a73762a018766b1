CREATE TABLE "holiday_changes" (
	"day" date PRIMARY KEY NOT NULL,
	"is_open" boolean NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "holiday_changes_reason" CHECK (length("holiday_changes"."reason") between 3 and 200)
);
