CREATE TABLE "announcements" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"language" smallint NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"date" integer NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"language" smallint NOT NULL,
	"placement" text NOT NULL,
	"position" integer NOT NULL,
	"image" text NOT NULL,
	"method" smallint NOT NULL,
	"url" text NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"session" text NOT NULL,
	"titleId" integer NOT NULL,
	"created" integer NOT NULL,
	CONSTRAINT "bookmarks_session_titleId_pk" PRIMARY KEY("session","titleId")
);
--> statement-breakpoint
CREATE TABLE "chapters" (
	"id" integer PRIMARY KEY NOT NULL,
	"titleId" integer NOT NULL,
	"position" integer NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"subTitle" text NOT NULL,
	"thumbnailImage" text NOT NULL,
	"startTimeStamp" integer NOT NULL,
	"endTimeStamp" integer DEFAULT 0 NOT NULL,
	"chapterTicketEndtime" integer DEFAULT 0 NOT NULL,
	"isVerticalOnly" boolean DEFAULT false NOT NULL,
	"startFromRight" boolean DEFAULT false NOT NULL,
	"sourceHash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment_likes" (
	"chapterId" integer NOT NULL,
	"session" text NOT NULL,
	"commentId" integer NOT NULL,
	CONSTRAINT "comment_likes_chapterId_session_commentId_pk" PRIMARY KEY("chapterId","session","commentId")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"chapterId" integer NOT NULL,
	"id" integer NOT NULL,
	"userName" text NOT NULL,
	"iconImage" text NOT NULL,
	"body" text NOT NULL,
	"created" integer NOT NULL,
	"numberOfLikes" integer DEFAULT 0 NOT NULL,
	"session" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "comments_chapterId_id_pk" PRIMARY KEY("chapterId","id")
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"kind" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "featured_lists" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"language" smallint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"titleIds" integer[] NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" integer PRIMARY KEY NOT NULL,
	"session" text NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"chapterId" integer NOT NULL,
	"position" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"type" smallint DEFAULT 0 NOT NULL,
	"images" jsonb NOT NULL,
	CONSTRAINT "pages_chapterId_position_pk" PRIMARY KEY("chapterId","position")
);
--> statement-breakpoint
CREATE TABLE "publisher_news" (
	"id" integer PRIMARY KEY NOT NULL,
	"publisherId" integer NOT NULL,
	"key" text NOT NULL,
	"language" smallint NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"publishedTimeStamp" integer NOT NULL,
	"url" text
);
--> statement-breakpoint
CREATE TABLE "publishers" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"bannerImage" text,
	"bannerUrl" text,
	"source" text NOT NULL,
	CONSTRAINT "publishers_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "push_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"session" text NOT NULL,
	"language" smallint NOT NULL,
	"created" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaire_answers" (
	"questionnaireKey" text NOT NULL,
	"respondent" text NOT NULL,
	"language" text NOT NULL,
	"answers" jsonb NOT NULL,
	"created" integer NOT NULL,
	CONSTRAINT "questionnaire_answers_questionnaireKey_respondent_pk" PRIMARY KEY("questionnaireKey","respondent")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"document" jsonb NOT NULL,
	"publishedAt" integer NOT NULL,
	CONSTRAINT "releases_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE "titles" (
	"id" integer PRIMARY KEY NOT NULL,
	"workId" integer NOT NULL,
	"language" smallint NOT NULL,
	"name" text NOT NULL,
	"author" text NOT NULL,
	"overview" text DEFAULT '' NOT NULL,
	"portraitImage" text NOT NULL,
	"landscapeImage" text NOT NULL,
	"viewingPeriodDescription" text DEFAULT '' NOT NULL,
	"nonAppearanceInfo" text DEFAULT '' NOT NULL,
	"viewCount" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "works" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"direction" text NOT NULL,
	"genres" text[] DEFAULT '{}' NOT NULL,
	"publisherId" integer,
	"rating" smallint DEFAULT 0 NOT NULL,
	"updateTiming" smallint DEFAULT 0 NOT NULL,
	"isSimulReleased" boolean DEFAULT false NOT NULL,
	"nextTimeStamp" integer DEFAULT 0 NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "works_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_titleId_titles_id_fk" FOREIGN KEY ("titleId") REFERENCES "public"."titles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_chapterId_chapters_id_fk" FOREIGN KEY ("chapterId") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publisher_news" ADD CONSTRAINT "publisher_news_publisherId_publishers_id_fk" FOREIGN KEY ("publisherId") REFERENCES "public"."publishers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "titles" ADD CONSTRAINT "titles_workId_works_id_fk" FOREIGN KEY ("workId") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "announcements_source_key_language_index" ON "announcements" USING btree ("source","key","language");--> statement-breakpoint
CREATE UNIQUE INDEX "banners_source_key_placement_language_index" ON "banners" USING btree ("source","key","placement","language");--> statement-breakpoint
CREATE UNIQUE INDEX "chapters_titleId_number_index" ON "chapters" USING btree ("titleId","number");--> statement-breakpoint
CREATE INDEX "chapters_startTimeStamp_index" ON "chapters" USING btree ("startTimeStamp");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_id_index" ON "comments" USING btree ("id");--> statement-breakpoint
CREATE INDEX "comments_chapterId_created_index" ON "comments" USING btree ("chapterId","created");--> statement-breakpoint
CREATE UNIQUE INDEX "featured_lists_source_key_language_index" ON "featured_lists" USING btree ("source","key","language");--> statement-breakpoint
CREATE UNIQUE INDEX "publisher_news_publisherId_key_language_index" ON "publisher_news" USING btree ("publisherId","key","language");--> statement-breakpoint
CREATE UNIQUE INDEX "titles_workId_language_index" ON "titles" USING btree ("workId","language");