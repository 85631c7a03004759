CREATE TABLE "opened_chapters" (
	"session" text NOT NULL,
	"titleId" integer NOT NULL,
	"chapterId" integer NOT NULL,
	CONSTRAINT "opened_chapters_session_titleId_chapterId_pk" PRIMARY KEY("session","titleId","chapterId")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"session" text PRIMARY KEY NOT NULL,
	"userName" text NOT NULL,
	"iconImage" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "isHeld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "trend" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "trendAt" integer DEFAULT 0 NOT NULL;