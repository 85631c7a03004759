CREATE TABLE "campaigns" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"regions" text[] NOT NULL,
	"startTimeStamp" integer NOT NULL,
	"endTimeStamp" integer NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_pages" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"language" smallint NOT NULL,
	"body" text NOT NULL,
	"date" integer NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_source_key_index" ON "campaigns" USING btree ("source","key");--> statement-breakpoint
CREATE UNIQUE INDEX "legal_pages_source_key_language_index" ON "legal_pages" USING btree ("source","key","language");--> statement-breakpoint
CREATE INDEX "legal_pages_key_language_index" ON "legal_pages" USING btree ("key","language");