CREATE TABLE "faq" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"language" smallint NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "faq_source_key_language_index" ON "faq" USING btree ("source","key","language");--> statement-breakpoint
CREATE INDEX "faq_language_position_index" ON "faq" USING btree ("language","position");